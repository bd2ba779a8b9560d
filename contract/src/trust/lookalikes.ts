import * as z from 'zod/mini'
import { Picture } from '../people/employers.ts'
import { Verification } from '../people/verification.ts'
import { Id, Instant } from '../values/primitives.ts'
import { CaseRule } from './reports.ts'

/** A company as moderators compare it with another one. */
export const ComparedCompany = z.object({
  _id: Id,
  businessName: z.string(),
  companyWebsite: z.nullable(z.string()),
  picture: z.nullable(Picture),
  /** Null without a proof that counts. */
  verification: z.nullable(Verification),
  createdAt: Instant,
})
export type ComparedCompany = z.infer<typeof ComparedCompany>

/** A job with its whole text. */
export const ComparedJob = z.object({ _id: Id, title: z.string(), description: z.string(), publishedAt: Instant })
export type ComparedJob = z.infer<typeof ComparedJob>

/** Two companies that look alike: the one of the case, and the one that it looks like. */
export const Comparison = z.object({
  rule: CaseRule,
  foundAt: Instant,
  own: ComparedCompany,
  other: ComparedCompany,
  /** The posts with the same text; null for other rules, and once one of them is deleted. */
  jobs: z.nullable(z.object({ own: ComparedJob, other: ComparedJob })),
})
export type Comparison = z.infer<typeof Comparison>
