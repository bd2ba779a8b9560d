import * as z from 'zod/mini'
import { ProofMethod } from '../people/verification.ts'
import { Instant } from '../values/primitives.ts'

/** Objects of a comparison: names, domains or logos of two companies, the texts of two posts, or the claims of one domain. */
export const FindingSubject = z.enum(['name', 'domain', 'logo', 'post', 'claim'])
export type FindingSubject = z.infer<typeof FindingSubject>

/** The result of a rule that opened a case, with the names of that day (product.md section 17.3). */
export const Finding = z.object({
  subject: FindingSubject,
  /** The name of the company of the case. */
  own: z.string(),
  /** The name of the other company; null if it is unknown. */
  other: z.nullable(z.string()),
  /** 0 if equal. Otherwise the edits between names or domains, the different bits of logos, or the percentage of a text that differs. */
  distance: z.optional(z.number()),
  /** The verified domain of the other company, or the one that both claim. */
  domain: z.optional(z.string()),
  /** The titles of the two posts. */
  jobs: z.optional(z.object({ own: z.string(), other: z.string() })),
  /** How the company proved the domain, and since when the other one holds it. */
  claim: z.optional(z.object({ method: ProofMethod, heldSince: z.nullable(Instant) })),
})
export type Finding = z.infer<typeof Finding>
