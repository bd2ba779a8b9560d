import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { limits } from '../values/limits.ts'
import { Id, idParams, Nothing, TrueOrFalse } from '../values/primitives.ts'

const ofJob = { path: '/api/postjob/people/:id', access: 'employer', role: 'recruiter', params: idParams } as const

const lead = z.nullable(Id)
const recruiters = z.array(Id).check(z.maxLength(limits.jobRecruiters, `At most ${limits.jobRecruiters} entries`))

const contributors = z.array(Id).check(z.maxLength(limits.jobRecruiters, `At most ${limits.jobRecruiters} entries`))

/**
 * Members of the company who work on the job (product.md section 15). The lead and the recruiters get its notifications;
 * without either all members but the company's contributors do. Contributors see the job and its applicants. `muted`: the
 * caller gets no notifications while another member does.
 */
export const JobPeople = z.object({ lead, recruiters, contributors, muted: z.boolean() })
export type JobPeople = z.infer<typeof JobPeople>

export const getJobPeople = endpoint({
  ...ofJob,
  role: 'contributor',
  method: 'GET',
  summary: 'Get the lead, the recruiters and the contributors of a job of the company',
  reply: z.object({ people: JobPeople }),
})

export const setJobPeople = endpoint({
  ...ofJob,
  method: 'PUT',
  summary:
    'Set the people of a job, all members of the company: contributors by their role in it, which is kept to see only their jobs. Without `contributors` those of the job stay. Owners may, and the lead, or any recruiter while no one leads it',
  body: z.object({ lead, recruiters, contributors: z.optional(contributors) }),
  reply: z.object({ people: JobPeople }),
})

export const muteJob = endpoint({
  ...ofJob,
  path: '/api/postjob/muted/:id',
  method: 'PUT',
  summary: 'Turn the notifications of a job off for the caller, or on again; the last member who gets them still does',
  body: z.object({ muted: TrueOrFalse }),
  reply: Nothing,
})
