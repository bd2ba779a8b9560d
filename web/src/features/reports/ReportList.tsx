import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pageNumber } from '../../page-number.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedNotice } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { ReportRow } from './ReportRow.tsx'
import c from './Reports.module.css'
import { ownReports } from './reports.queries.ts'

/** What one has reported, the latest first, and what became of it. */
export function ReportList() {
  const [query] = useSearchParams()
  const page = pageNumber(query)
  const { data, isPending, isFetching, refetch } = useQuery(ownReports(page))
  if (isPending) return <SkeletonRows rows={3} label="Loading your reports" />
  if (!data)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        Your reports could not be loaded.
      </FailedNotice>
    )
  if (data.reports.length === 0)
    return (
      <EmptyState title="You have reported nothing" icon={<Flag size={28} aria-hidden />}>
        When a job, a company or a person is not right, report it on its page. You find it here with its case number.
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
