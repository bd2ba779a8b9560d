import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Instant, idParams } from '../../values/primitives.ts'

/** Days after an application from which its seeker may ask again (product.md section 20.4). */
export const nudgeDays = 10

/** Whether and when the seeker of a waiting application asks again. Missing for the employer until they did, and where they cannot. */
export const Nudge = z.object({
  possibleFrom: Instant,
  /** Null until they have asked. */
  nudgedAt: z.nullable(Instant),
})
export type Nudge = z.infer<typeof Nudge>

export const nudgeEmployer = endpoint({
  method: 'POST',
  path: '/api/jobapplication/nudge/:id',
  access: 'seeker',
  summary: 'Ask the people of the job again for an answer, once, from 10 days after the application on',
  params: idParams,
  reply: z.object({ nudge: Nudge }),
  errors: ['step_not_allowed', 'conflict'],
})
