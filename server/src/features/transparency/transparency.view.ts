import type { Transparency } from '@hearback/contract/trust/transparency.ts'
import type { countAppeals, countDecisions, countReports } from './transparency.sql.ts'

type ReportCount = Awaited<ReturnType<typeof countReports>>[number]
type Count = 'reports' | 'upheld' | 'dismissed' | 'open'

const sum = (rows: readonly ReportCount[], what: Count) => rows.reduce((total, row) => total + row[what], 0)

/** The largest groups first. */
const groups = (rows: readonly ReportCount[], by: 'kind' | 'reason') =>
  [...Map.groupBy(rows, (row) => row[by])]
    .map(([name, of]) => ({ name, reports: sum(of, 'reports'), upheld: sum(of, 'upheld') }))
    .toSorted((a, b) => b.reports - a.reports || a.name.localeCompare(b.name))

export const transparencyView = (
  rows: readonly ReportCount[],
  decisions: Awaited<ReturnType<typeof countDecisions>>,
  { appeals, overturned }: Awaited<ReturnType<typeof countAppeals>>,
  held: number,
): Transparency => ({
  since: rows.length > 0 ? new Date(Math.min(...rows.map((row) => row.first_at.getTime()))).toISOString() : null,
  open: sum(rows, 'open'),
  reports: sum(rows, 'reports'),
  upheld: sum(rows, 'upheld'),
  dismissed: sum(rows, 'dismissed'),
  warnings: decisions.warnings,
  hidden: decisions.hidden,
  suspended: decisions.suspended,
  heldForReports: held,
  appeals,
  overturned,
  medianHours: decisions.median_hours === null ? null : Math.round(decisions.median_hours * 10) / 10,
  byKind: groups(rows, 'kind').map(({ name, ...counts }) => ({
    kind: name as Transparency['byKind'][number]['kind'],
    ...counts,
  })),
  byReason: groups(rows, 'reason').map(({ name, ...counts }) => ({
    reason: name as Transparency['byReason'][number]['reason'],
    ...counts,
  })),
})
