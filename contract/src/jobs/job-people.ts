import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { limits } from '../values/limits.ts'
import { Id, idParams, Nothing, TrueOrFalse } from '../values/primitives.ts'

const ofJob = { path: '/api/postjob/people/:id', access: 'employer', params: idParams } as const

const lead = z.nullable(Id)
const recruiters = z.array(Id).check(z.maxLength(limits.jobRecruiters, `At most ${limits.jobRecruiters} entries`))

/**
 * Members of the company who get the notifications of the job (product.md section 15). Without a lead all members do.
 * `muted`: the caller gets none while another member does.
 */
export const JobPeople = z.object({ lead, recruiters, muted: z.boolean() })
export type JobPeople = z.infer<typeof JobPeople>

export const getJobPeople = endpoint({
  ...ofJob,
  method: 'GET',
  summary: 'Get the lead and the recruiters of a job of the company',
  reply: z.object({ people: JobPeople }),
})

export const setJobPeople = endpoint({
  ...ofJob,
  method: 'PUT',
  summary:
    'Set the lead and the recruiters of a job, all members of the company. Owners may, and the lead, or any member while no one leads it',
  body: z.object({ lead, recruiters }),
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
