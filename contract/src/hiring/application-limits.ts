import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ApplicationsPaused } from '../jobs/jobs.ts'
import { Id, Quota } from '../values/primitives.ts'

/**
 * Unanswered applications of a seeker, and how many they may have at a time (product.md section 12). An answer, expiry,
 * withdrawal or the end of the job takes one off; `used` may exceed a lowered limit.
 */
export const ApplicationBudget = z.object({ limit: z.number(), used: z.number() })
export type ApplicationBudget = z.infer<typeof ApplicationBudget>

/** The terms of applying to a job. */
export const getApplyTerms = endpoint({
  method: 'GET',
  path: '/api/jobapplication/terms/:jobId',
  access: 'seeker',
  summary:
    'Get the application budget and the top choices of the seeker, how many applied to the job, and how many unanswered applications it has and takes',
  params: z.object({ jobId: Id }),
  reply: z.object({
    applicationBudget: ApplicationBudget,
    topChoices: Quota,
    /** Applications to the job so far, answered ones too. */
    applied: z.number(),
    /** Unanswered applications to the job, and the number at which it takes no more; null for no limit. */
    waiting: z.number(),
    applicantLimit: z.nullable(z.number()),
    /** Null while the job takes applications. */
    applicationsPaused: z.nullable(ApplicationsPaused),
  }),
})
