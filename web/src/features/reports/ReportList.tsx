import * as t from '@hearback/texts/web/reports.ts'
import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pageNumber } from '../../routing/page-number.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { ReportRow } from './ReportRow.tsx'
import c from './Reports.module.css'
import { ownReports } from './reports.queries.ts'

/** Reports of the signed-in user with their outcome, latest first. */
export function ReportList() {
  const [query] = useSearchParams()
  const page = pageNumber(query)
  const list = useQuery(ownReports(page))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={3} loading={t.listLoading} failed={t.listFailed} />
  if (data.reports.length === 0)
    return (
      <EmptyState title={t.listEmptyTitle} icon={<Flag size={28} aria-hidden />}>
        {t.listEmptyHint}
      </EmptyState>
    )
  return (
    <>
      <ul className={c.rows}>
        {data.reports.map((report) => (
          <ReportRow key={report._id} report={report} />
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}
