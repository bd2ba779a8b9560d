import type { ReportKind, ReportReason, ReportStatus } from '@hearback/contract/reports.ts'
import * as t from '@hearback/texts/web/app.ts'

export const KIND_WORDS: Record<ReportKind, string> = {
  company: t.company,
  job: t.job,
  seeker: t.profile,
  message: t.message,
  review: t.review,
}

export const STATUS_WORDS: Record<ReportStatus, string> = {
  open: t.waitsForADecision,
  upheld: t.upheld,
  dismissed: t.dismissed,
}

export const REASON_WORDS: Record<ReportReason, string> = {
  scam_or_fraud: t.itIsAScam,
  asks_for_money: t.asksForMoneyOrBank,
  impersonation: t.pretendsToBeSomebodyElse,
  fake_identity: t.theNameOrCompanyIs,
  no_real_vacancy: t.thereIsNoRealJob,
  already_filled: t.theJobIsAlreadyFilled,
  duplicate: t.itIsHereMoreThan,
  misleading: t.saysWhatIsNotTrue,
  discrimination: t.discriminates,
  harassment: t.harassesOrThreatens,
  personal_data: t.givesAwayOrAsksFor,
  conflict_of_interest: t.writtenOutOfAnInterest,
  no_real_interaction: t.theTwoNeverDealtWith,
  never_answers: t.neverAnswers,
  offensive: t.insultsOrOffends,
  spam: t.isAdvertisingOrSpam,
  other: t.somethingElse,
}
