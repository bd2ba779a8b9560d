import { inTransaction } from '../../../db/transaction.ts'
import { type BatchDeps, forEachIsolated } from '../../../queue/isolated-rows.ts'
import { lockApplication } from '../applications.sql.ts'
import { acceptClaim } from './answer-claims.service.ts'
import { listDueClaims } from './answer-claims.sql.ts'

/**
 * Accepts the claims without an objection for 7 days (specification 16.5), each in its own transaction. Safe to run repeatedly
 * and on several processes.
 */
export async function runAnswerClaims(deps: BatchDeps): Promise<void> {
  const rows = await listDueClaims(deps.db)
  await forEachIsolated(deps, { job: 'answer-claims', rows, idOf: ({ id }) => id }, ({ id }) =>
    inTransaction(deps, async (tx, publish) => {
      const row = await lockApplication(tx, id)
      if (row) await acceptClaim(tx, publish, row, 'uncontested')
    }),
  )
}
