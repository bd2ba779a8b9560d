import * as z from 'zod/mini'
import { Id, Instant } from '../values/primitives.ts'

/**
 * The latest invitation of the company to a person, and what came of it: an application, which may be withdrawn since, a
 * declined chat, or a message.
 */
export const LatestInvitation = z.object({
  person: Id,
  job: Id,
  jobTitle: z.string(),
  invitedAt: Instant,
  answer: z.nullable(z.enum(['applied', 'withdrawn', 'declined', 'replied'])),
})
export type LatestInvitation = z.infer<typeof LatestInvitation>
