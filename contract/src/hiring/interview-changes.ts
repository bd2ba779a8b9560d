import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, idParams, optionalText, pageCounts, paging, text } from '../values/primitives.ts'
import { Applicant, Application } from './applications.ts'
import { InterviewMode } from './interviews.ts'

const application = z.object({ application: Application })

export const cancelInterview = endpoint({
  method: 'POST',
  path: '/api/jobapplication/interview/:id/cancel',
  access: 'employer',
  role: 'recruiter',
  summary: 'Cancel the interview of an application before it starts; both people are told',
  params: idParams,
  body: z.object({ reason: z._default(optionalText(), '') }),
  reply: application,
  errors: ['step_not_allowed'],
})

export const markNoShow = endpoint({
  method: 'POST',
  path: '/api/jobapplication/interview/:id/no-show',
  access: 'employer',
  role: 'recruiter',
  summary: 'Note that the applicant missed the interview, after its start',
  params: idParams,
  reply: application,
  errors: ['step_not_allowed'],
})

export const requestOtherTimes = endpoint({
  method: 'POST',
  path: '/api/jobapplication/interview/:id/other-times',
  access: 'seeker',
  summary: 'Ask the employer for other interview times, once per invitation',
  params: idParams,
  body: z.object({ message: text() }),
  reply: application,
  errors: ['step_not_allowed'],
})

/** `slot` is the time that was picked; `reason` is the employer's for canceling. */
export const PastInterview = z.object({
  _id: Id,
  slot: Instant,
  minutes: z.number(),
  mode: InterviewMode,
  place: z.string(),
  outcome: z.enum(['held', 'canceled', 'no_show']),
  reason: z.string(),
  application: Applicant,
})
export type PastInterview = z.infer<typeof PastInterview>

export const listPastInterviews = endpoint({
  method: 'GET',
  path: '/api/jobapplication/interviews/past',
  access: 'employer',
  role: 'recruiter',
  summary: 'List past and canceled interviews of the employer, latest first',
  query: z.object(paging(20)),
  reply: z.object({ interviews: z.array(PastInterview), ...pageCounts }),
})
