import { fraudReasons, type ReportKind, type ReportReason, type ReportStatus } from '@hearback/contract/reports.ts'

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

const OTHERS: Record<ReportKind, readonly ReportReason[]> = {
  company: ['no_real_vacancy', 'never_answers', 'misleading', 'discrimination', 'harassment', 'offensive', 'spam'],
  job: ['no_real_vacancy', 'already_filled', 'duplicate', 'misleading', 'discrimination', 'offensive', 'spam'],
  seeker: ['misleading', 'discrimination', 'harassment', 'personal_data', 'offensive', 'spam'],
  message: ['personal_data', 'discrimination', 'harassment', 'offensive', 'spam'],
  review: [
    'no_real_interaction',
    'conflict_of_interest',
    'misleading',
    'personal_data',
    'discrimination',
    'harassment',
    'offensive',
    'spam',
  ],
}

/** What can be wrong with it, the fraud reasons first. */
export const reasonsFor = (kind: ReportKind): { value: ReportReason; label: string }[] =>
  [...fraudReasons, ...OTHERS[kind], 'other' as const].map((value) => ({ value, label: REASON_WORDS[value] }))
