import type { Finding } from '@hearback/contract/trust/finding.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { mailModerators } from '../accounts/admins.service.ts'
import { openCaseByRule } from '../reports/rule-cases.service.ts'
import { lookalikeMail } from './lookalikes.mails.ts'
import { insertPair, type Pair } from './lookalikes.sql.ts'

/**
 * Opens a case about a company that looks like another one, and tells the moderators. Does nothing if this rule found the two
 * before, whatever was decided.
 */
export async function openLookalikeCase(
  { queue, config }: Pick<Deps, 'queue' | 'config'>,
  tx: Tx,
  pair: Pair & { finding: Finding },
): Promise<void> {
  if (!(await insertPair(tx, pair))) return
  const { companyId, otherId, rule, finding } = pair
  await openCaseByRule(tx, {
    kind: 'company',
    id: companyId,
    name: finding.own,
    ownerId: companyId,
    otherId,
    rule,
    finding,
  })
  await mailModerators({ queue }, tx, 'lookalikes', (to) => lookalikeMail(config.publicUrl, to, companyId))
}
