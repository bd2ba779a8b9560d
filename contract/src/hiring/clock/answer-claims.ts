import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { choiceOf } from '../../values/choices.ts'
import { CalendarDate, Instant, idParams, TrueOrFalse } from '../../values/primitives.ts'

/** How an answer was given outside of this site. */
export const ClaimChannel = z.enum(['phone', 'email', 'in_person', 'other'], 'Choose phone, email, in_person or other')
export type ClaimChannel = z.infer<typeof ClaimChannel>

/** `uncontested`: not objected to for 7 days. `answered` and `ended`: an answer here, or a withdrawal, came first. */
const ClaimOutcome = z.enum(['confirmed', 'uncontested', 'objected', 'answered', 'ended'])

/** The claim of a company that it answered elsewhere (product.md section 16.5). */
export const AnswerClaim = z.object({
  channel: ClaimChannel,
  /** The day on which the company says it answered, `YYYY-MM-DD`. */
  answeredOn: z.string(),
  claimedAt: Instant,
  /** The claim counts from then on unless the seeker objects. */
  settlesAt: Instant,
  /** Null while the seeker can confirm it or object. */
  outcome: z.nullable(ClaimOutcome),
})
export type AnswerClaim = z.infer<typeof AnswerClaim>

const claim = z.object({ claim: AnswerClaim })

export const claimAnswer = endpoint({
  method: 'POST',
  path: '/api/jobapplication/claim-answer/:id',
  access: 'employer',
  role: 'recruiter',
  summary:
    'Say that a waiting application was answered elsewhere. Counts as the answer once the seeker confirms it, or does not object for 7 days; once per application',
  params: idParams,
  body: z.object({ channel: choiceOf(ClaimChannel), answeredOn: CalendarDate }),
  reply: claim,
  errors: ['step_not_allowed', 'conflict', 'claims_paused', 'claim_limit_reached'],
})

export const settleClaim = endpoint({
  method: 'POST',
  path: '/api/jobapplication/settle-claim/:id',
  access: 'seeker',
  summary:
    'Confirm that the company answered elsewhere, or object: then the application waits as if nothing had been claimed',
  params: idParams,
  body: z.object({ heard: TrueOrFalse }),
  reply: claim,
  errors: ['step_not_allowed'],
})
