import type { Finding } from '@hearback/contract/trust/finding.ts'
import type { CaseRule, ReportKind } from '@hearback/contract/trust/reports.ts'
import type { Tx } from '../../db/database.ts'
import { toJsonb } from '../../db/jsonb.ts'
import { newCaseNumber } from './case-number.ts'
import { hasRuleReport, insertReport } from './reports.sql.ts'

interface RuleCase {
  readonly kind: ReportKind
  readonly id: string
  readonly name: string
  readonly ownerId: string
  /** The company that the target looks like: one case for each. */
  readonly otherId?: string
  readonly rule: CaseRule
  /** For moderators, who read it in their language. */
  readonly finding: Finding
}

const triesForANumber = 10

/**
 * Opens a case without a reporter, because a rule found something (product.md section 17.3). Does nothing while one of this rule
 * about the target and the other company is open. It never counts towards hiding the target.
 */
export async function openCaseByRule(tx: Tx, found: RuleCase): Promise<void> {
  const { kind, id, name, ownerId, otherId = null, rule, finding } = found
  for (let attempt = 0; attempt < triesForANumber; attempt++) {
    const row = await insertReport(tx, {
      case_number: newCaseNumber(),
      kind,
      target_id: id,
      target_name: name,
      owner_id: ownerId,
      other_id: otherId,
      reporter_id: null,
      reason: 'impersonation',
      rule,
      finding: toJsonb(finding),
    })
    if (row || (await hasRuleReport(tx, { kind, id, otherId, rule }))) return
  }
  throw new Error('no case number is free')
}
