import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Seeker } from '../people/seekers.ts'
import { Id, idParams, line, pageCounts, paging } from '../values/primitives.ts'
import { Applicant, ApplicationStatus } from './applications.ts'

export const listApplicationsOfPerson = endpoint({
  method: 'GET',
  path: '/api/jobapplication/applicant/:id',
  access: 'employer',
  role: 'contributor',
  summary: 'List the applications of a person to the jobs of the company, latest change first, with the profile',
  params: idParams,
  query: z.object(paging(20)),
  reply: z.object({ applicant: Seeker, applications: z.array(Applicant), ...pageCounts }),
})

/** A person who applied to the company, with their latest application. */
const FoundApplicant = z.object({
  _id: Id,
  name: z.string(),
  picture: z.nullable(z.string()),
  jobTitle: z.string(),
  status: ApplicationStatus,
})

export const findApplicants = endpoint({
  method: 'GET',
  path: '/api/jobapplication/find-applicants',
  access: 'employer',
  role: 'contributor',
  summary:
    'Find people who applied to the company by the beginnings of the words of their name, ignoring case and accents; up to 8, latest application first',
  query: z.object({ name: line() }),
  reply: z.object({ applicants: z.array(FoundApplicant) }),
})
