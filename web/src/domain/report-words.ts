import type { ReportKind, ReportReason, ReportStatus } from '@hearback/contract/trust/reports.ts'
import * as t from '@hearback/texts/web/app.ts'

export const KIND_WORDS: Record<ReportKind, string> = {
  company: t.company,
  job: t.job,
  seeker: t.profile,
  message: t.message,
  review: t.review,
}

export const REPORT_STATUS_WORDS: Record<ReportStatus, string> = {
  open: t.reportStatusOpen,
  upheld: t.upheld,
  dismissed: t.dismissed,
}

export const REASON_WORDS: Record<ReportReason, string> = {
  scam_or_fraud: t.reportReasonScam,
  asks_for_money: t.reportReasonAsksForMoney,
  impersonation: t.reportReasonImpersonation,
  fake_identity: t.reportReasonFakeIdentity,
  no_real_vacancy: t.reportReasonNoVacancy,
  already_filled: t.reportReasonAlreadyFilled,
  duplicate: t.reportReasonDuplicate,
  misleading: t.reportReasonMisleading,
  discrimination: t.reportReasonDiscrimination,
  harassment: t.reportReasonHarassment,
  personal_data: t.reportReasonPersonalData,
  conflict_of_interest: t.reportReasonConflictOfInterest,
  no_real_interaction: t.reportReasonNoInteraction,
  never_answers: t.reportReasonNeverAnswers,
  offensive: t.reportReasonOffensive,
  spam: t.reportReasonSpam,
  other: t.reportReasonOther,
}
