import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, idParams, nullish, optionalText, pageCounts, paging, text } from '../values/primitives.ts'

/**
 * Three different reporters with one of these reasons hide the target until a moderator decides (product.md section 8).
 */
export const fraudReasons = ['scam_or_fraud', 'asks_for_money', 'impersonation', 'fake_identity'] as const

export const ReportReason = z.enum(
  [
    ...fraudReasons,
    'no_real_vacancy',
    'already_filled',
    'duplicate',
    'misleading',
    'discrimination',
    'harassment',
    'personal_data',
    'conflict_of_interest',
    'no_real_interaction',
    'never_answers',
    'offensive',
    'spam',
    'other',
  ],
  'Choose a reason',
)
export type ReportReason = z.infer<typeof ReportReason>

export const ReportKind = z.enum(['company', 'job', 'seeker', 'message', 'review'])
export type ReportKind = z.infer<typeof ReportKind>

/**
 * Rules that open a case without a reporter: a domain of another company was proved, or the name, logo or text of a post is that of
 * a verified company.
 */
export const CaseRule = z.enum(['second_claim', 'similar_name', 'same_logo', 'copied_post'])
export type CaseRule = z.infer<typeof CaseRule>

/** `open` until a moderator has decided. */
export const ReportStatus = z.enum(['open', 'upheld', 'dismissed'])
export type ReportStatus = z.infer<typeof ReportStatus>

/** A report as seen by its reporter. `target` is the id of the reported object, `name` its name at that time. */
export const Report = z.object({
  _id: Id,
  caseNumber: z.string(),
  kind: ReportKind,
  target: Id,
  name: z.string(),
  reason: ReportReason,
  details: z.string(),
  status: ReportStatus,
  /** Null until decided; `_id` is that of the decision's page. */
  decision: z.nullable(z.object({ _id: Id, reason: z.string() })),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Report = z.infer<typeof Report>

/** The reason is a code or free text; free text is stored as `details` of `other`. */
export const ReportForm = z.object({ reason: text(), details: nullish(optionalText()) })
export type ReportForm = z.output<typeof ReportForm>

const reporting = {
  method: 'POST',
  access: 'member',
  params: idParams,
  body: ReportForm,
  reply: z.object({ report: Report, message: z.string() }),
  errors: ['already_reported', 'report_limit_reached'],
} as const

export const reportCompany = endpoint({
  ...reporting,
  path: '/api/hruser/reportcompanyProfile/:id',
  summary: 'Report a company of another user',
})

export const reportJob = endpoint({
  ...reporting,
  path: '/api/postjob/reportjob/:id',
  summary: 'Report a job of another user',
})

export const reportSeeker = endpoint({
  ...reporting,
  path: '/api/jobseekeruser/reportjobseekerProfile/:id',
  summary: 'Report a seeker: employers may report visible profiles, others published ones',
})

export const reportMessage = endpoint({
  ...reporting,
  role: 'recruiter',
  path: '/api/chat/reportMessage/:id',
  summary: 'Report a message of the other user of a chat',
})

export const reportEmployerReview = endpoint({
  ...reporting,
  path: '/api/hrreview/reportReview/:id',
  summary: 'Report a review of a company by another user',
})

export const reportSeekerReview = endpoint({
  ...reporting,
  path: '/api/jobseekerreview/reportReview/:id',
  summary: 'Report a visible review of a seeker by another user',
})

export const listMyReports = endpoint({
  method: 'GET',
  path: '/api/reports/mine',
  access: 'member',
  summary: 'List the reports of the user with their outcome, latest first',
  query: z.object(paging(20)),
  reply: z.object({ reports: z.array(Report), ...pageCounts }),
})
