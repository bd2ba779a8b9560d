import type { ReportKind, ReportReason, ReportStatus } from '@hearback/contract/reports.ts'

export const KIND_WORDS: Record<ReportKind, string> = {
  company: 'company',
  job: 'job',
  seeker: 'profile',
  message: 'message',
  review: 'review',
}

export const STATUS_WORDS: Record<ReportStatus, string> = {
  open: 'Waits for a decision',
  upheld: 'Upheld',
  dismissed: 'Dismissed',
}

export const REASON_WORDS: Record<ReportReason, string> = {
  scam_or_fraud: 'It is a scam',
  asks_for_money: 'Asks for money or bank details',
  impersonation: 'Pretends to be somebody else',
  fake_identity: 'The name or company is made up',
  no_real_vacancy: 'There is no real job behind it',
  already_filled: 'The job is already filled',
  duplicate: 'It is here more than once',
  misleading: 'Says what is not true',
  discrimination: 'Discriminates',
  harassment: 'Harasses or threatens',
  personal_data: 'Gives away or asks for personal data',
  conflict_of_interest: 'Written out of an interest of their own',
  no_real_interaction: 'The two never dealt with each other',
  never_answers: 'Never answers',
  offensive: 'Insults or offends',
  spam: 'Is advertising or spam',
  other: 'Something else',
}
