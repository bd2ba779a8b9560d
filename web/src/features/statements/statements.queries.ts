import { listStatements, type Statement } from '@hearback/contract/trust/statements.ts'
import { call } from '../../api/call.ts'
import type { CsvRow } from '../../ui/csv.ts'

export interface StatementPeriod {
  since: string
  until: string
}

/** All statements of a period, read page by page. Throws refusals. */
export async function allStatements(period: StatementPeriod): Promise<Statement[]> {
  const statements: Statement[] = []
  let after: string | null = ''
  while (after !== null) {
    const query: StatementPeriod & { after?: string } = { ...period, ...(after && { after }) }
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(query)
    statements.push(...page.statements)
    after = page.next
  }
  return statements
}

const readPage = (query: StatementPeriod & { after?: string }) => call(listStatements, { query })

/** The header is the names of the fields, as the database of the European Commission has them. */
export function statementRows(statements: readonly Statement[]): CsvRow[] {
  const [first] = statements
  if (!first) return []
  const names = Object.keys(first) as (keyof Statement)[]
  return [names, ...statements.map((statement) => names.map((name) => statement[name]))]
}
