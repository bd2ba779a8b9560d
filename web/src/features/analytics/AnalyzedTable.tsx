import * as t from '@hearback/texts/web/analytics.ts'
import { useSearchParams } from 'react-router'
import { Pager } from '../../ui/navigation/Pager.tsx'
import c from './Analytics.module.css'
import { AnalyzedRow } from './AnalyzedRow.tsx'
import type { AnalyzedApplication } from './analytics.queries.ts'

const PER_PAGE = 20
const COLUMNS = [t.job, t.status, t.sentOn, t.openedAfter, t.answeredAfter, t.pay, t.median, t.whatHappened]

/** Table of the applications with durations, pay and timeline; the page number is in the URL. */
export function AnalyzedTable({ applications }: { applications: readonly AnalyzedApplication[] }) {
  const [query] = useSearchParams()
  const totalPages = Math.ceil(applications.length / PER_PAGE)
  const page = Math.min(totalPages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard */}
      <section className={c.scroll} tabIndex={0} aria-label={t.tableLabel}>
        <table className={c.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {applications.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((application) => (
              <AnalyzedRow key={application._id} application={application} />
            ))}
          </tbody>
        </table>
      </section>
      <Pager page={page} totalPages={totalPages} stay />
    </>
  )
}
