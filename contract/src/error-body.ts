import * as z from 'zod/mini'
import { Question } from './jobs/screening.ts'
import { Instant } from './values/primitives.ts'

/** The edit that a request would overwrite. `name` is null for a member who left and erased their account, or is unknown. */
export const LastEdit = z.object({ name: z.nullable(z.string()), isYou: z.boolean(), at: z.nullable(Instant) })
export type LastEdit = z.infer<typeof LastEdit>

/** Body of every error. `error` and `message` carry the same text. */
export const ErrorBody = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  limit: z.optional(z.number()),
  used: z.optional(z.number()),
  /** Null for a limit that no date resets. */
  resetsAt: z.optional(z.nullable(z.string())),
  allowed: z.optional(z.array(z.string())),
  /** For `questions_changed`: the questions as they are now. */
  questions: z.optional(z.array(Question)),
  /** For `conflict` of a `version`: who saved what the request would overwrite, and when. */
  lastEdit: z.optional(LastEdit),
  /** For `second_step_required`: the ticket that completes the sign-in together with a code. */
  ticket: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof ErrorBody>
