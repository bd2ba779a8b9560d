import { fraudReasons, type ReportKind, type ReportReason } from '@hearback/contract/trust/reports.ts'
import { REASON_WORDS } from '../../domain/report-words.ts'

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

/** Reasons to report a target of this kind, fraud reasons first. */
export const reasonsFor = (kind: ReportKind): { value: ReportReason; label: string }[] =>
  [...fraudReasons, ...OTHERS[kind], 'other' as const].map((value) => ({ value, label: REASON_WORDS[value] }))
