import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CalendarDate, Id, Instant } from '../values/primitives.ts'

export const statementLimits = { page: 500, days: 366 } as const

const Day = CalendarDate.check(
  z.refine((day) => day >= '2000-01-01' && day <= '2100-12-31', 'Choose a day between 2000 and 2100'),
)

/**
 * A statement of reasons (Digital Services Act, Article 17) without personal data: fields and codes as in the transparency
 * database of the European Commission, as far as they apply. It has no names, and none of the words of moderators or reporters.
 */
export const Statement = z.object({
  /** Platform unique identifier. */
  puid: Id,
  decision_visibility: z.nullable(z.literal('DECISION_VISIBILITY_CONTENT_DISABLED')),
  decision_account: z.nullable(z.literal('DECISION_ACCOUNT_SUSPENDED')),
  decision_ground: z.literal('DECISION_GROUND_INCOMPATIBLE_CONTENT'),
  incompatible_content_ground: z.string(),
  category: z.enum([
    'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
    'STATEMENT_CATEGORY_CONSUMER_INFORMATION',
    'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
    'STATEMENT_CATEGORY_CYBER_VIOLENCE',
    'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
    'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
  ]),
  content_type: z.enum(['CONTENT_TYPE_TEXT', 'CONTENT_TYPE_OTHER']),
  /** The restricted item: a job, a company, a profile, a review, a message or an account. */
  content_type_other: z.string(),
  application_date: Instant,
  /** Null while the restriction stands. */
  end_date_visibility_restriction: z.nullable(Instant),
  decision_facts: z.string(),
  source_type: z.enum(['SOURCE_ARTICLE_16', 'SOURCE_VOLUNTARY']),
  automated_detection: z.enum(['Yes', 'No']),
  automated_decision: z.enum(['AUTOMATED_DECISION_FULLY', 'AUTOMATED_DECISION_NOT_AUTOMATED']),
})
export type Statement = z.infer<typeof Statement>

export const listStatements = endpoint({
  method: 'GET',
  path: '/api/admin/statements',
  access: 'admin',
  summary:
    'List the statements of reasons of a period of at most 366 days (UTC), oldest first, without personal data; `after` continues a list',
  query: z.object({ since: Day, until: Day, after: z.optional(Id) }),
  reply: z.object({
    statements: z.array(Statement),
    /** Value of `after` for the next page; null on the last one. */
    next: z.nullable(Id),
  }),
})
