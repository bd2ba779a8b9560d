import type { Statement } from '@hearback/contract/trust/statements.ts'
import type { RestrictionRow } from './statements.sql.ts'

type Category = Statement['category']

const fraud = 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD'
const misleading = 'STATEMENT_CATEGORY_CONSUMER_INFORMATION'
const speech = 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH'

/** Categories of the transparency database by the reason of a report; others violate the terms in another way. */
const categories: Partial<Record<string, Category>> = {
  scam_or_fraud: fraud,
  asks_for_money: fraud,
  impersonation: fraud,
  fake_identity: fraud,
  no_real_vacancy: misleading,
  already_filled: misleading,
  misleading,
  discrimination: speech,
  offensive: speech,
  harassment: 'STATEMENT_CATEGORY_CYBER_VIOLENCE',
  personal_data: 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
}

const isText = ['job', 'review', 'message']

export const statementView = (row: RestrictionRow): Statement => ({
  puid: row.id,
  decision_visibility: row.measure === 'hide' ? 'DECISION_VISIBILITY_CONTENT_DISABLED' : null,
  decision_account: row.measure === 'suspend' ? 'DECISION_ACCOUNT_SUSPENDED' : null,
  decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
  incompatible_content_ground: 'Community rules',
  category: categories[row.reason ?? ''] ?? 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
  content_type: isText.includes(row.kind) ? 'CONTENT_TYPE_TEXT' : 'CONTENT_TYPE_OTHER',
  content_type_other: row.kind,
  application_date: row.placed_at.toISOString(),
  end_date_visibility_restriction: row.lifted_at?.toISOString() ?? null,
  decision_facts: factsOf(row),
  ...originOf(row),
})

/** The source of the restriction, and whether a program found it or decided. */
const originOf = ({ cause, reports, is_of_rule: isOfRule }: RestrictionRow) => ({
  source_type: reports > 0 && !isOfRule ? ('SOURCE_ARTICLE_16' as const) : ('SOURCE_VOLUNTARY' as const),
  automated_detection: isOfRule ? ('Yes' as const) : ('No' as const),
  automated_decision:
    cause === 'reports' ? ('AUTOMATED_DECISION_FULLY' as const) : ('AUTOMATED_DECISION_NOT_AUTOMATED' as const),
})

/** Made from codes and counts only, because the words of moderators may name people. */
function factsOf({ cause, kind, reports, reason, is_of_rule: isOfRule }: RestrictionRow): string {
  if (cause === 'reports') return `Three verified people reported the ${kind} for fraud; hidden for up to 72 hours.`
  const about = reason ? ` (${reason.replaceAll('_', ' ')})` : ''
  if (isOfRule) return `A rule opened a case about the ${kind}${about}; a moderator decided it.`
  if (reports === 0) return `A moderator decided about the ${kind} without a report.`
  return `A moderator decided ${reports === 1 ? '1 report' : `${reports} reports`} about the ${kind}${about}.`
}
