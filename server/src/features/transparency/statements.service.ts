import { statementLimits as limits, type Statement } from '@hearback/contract/trust/statements.ts'
import type { Db } from '../../db/database.ts'
import { invalid } from '../../domain/errors.ts'
import { listRestrictions } from './statements.sql.ts'
import { statementView } from './statements.view.ts'

interface Query {
  since: string
  until: string
  after?: string | undefined
}

const dayMs = 86_400_000

/** A page of statements of reasons, at most 500. Throws invalid_input for a period that is reversed or too long. */
export async function statementsOf(
  db: Db,
  { since, until, after }: Query,
): Promise<{ statements: Statement[]; next: string | null }> {
  const days = (Date.parse(until) - Date.parse(since)) / dayMs + 1
  if (days < 1) throw invalid('until', 'Choose a day that isn’t before the first day')
  if (days > limits.days) throw invalid('until', `Choose a period of at most ${limits.days} days`)
  const rows = await listRestrictions(db, { since, until, after }, limits.page)
  const next = rows.length === limits.page ? (rows.at(-1)?.id ?? null) : null
  return { statements: rows.map(statementView), next }
}
