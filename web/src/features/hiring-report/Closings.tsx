import * as t from '@hearback/texts/web/hiring-report.ts'
import { BarChart } from './BarChart.tsx'
import type { Report } from './hiring-report.queries.ts'
import { ReportTable } from './ReportTable.tsx'
import { counted } from './report-words.ts'

/** Jobs closed in the period, by whether someone was hired. Nothing without such jobs. */
export function Closings({ report: { closings, since, until } }: { report: Report }) {
  const rows = [
    { key: 'here', name: t.outcomeHere, count: closings.here },
    { key: 'elsewhere', name: t.outcomeElsewhere, count: closings.elsewhere },
    { key: 'noOne', name: t.outcomeNoOne, count: closings.noOne },
  ]
  if (rows.every(({ count }) => count === 0)) return null
  return (
    <ReportTable
      title={t.closingsTitle}
      note={t.closingsNote}
      chart={
        <BarChart
          bars={rows.map(({ key, name, count }) => ({
            key,
            label: name,
            range: { from: 0, to: count },
            value: counted(count),
          }))}
        />
      }
      columns={[t.outcome, t.closedJobs]}
      file={{ name: `${t.closingsTitle} ${since} ${until}`, header: [t.outcome, t.closedJobs] }}
      rows={rows.map(({ key, name, count }) => ({ key, name, cells: [counted(count)], csv: [name, count] }))}
    />
  )
}
