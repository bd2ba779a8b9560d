import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { JobStatus, type listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import * as own from '@hearback/texts/web/own-jobs.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { partyId, useSession } from '../../../api/session.ts'
import { pageNumber } from '../../../routing/page-number.ts'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { SortLinks } from '../../../ui/navigation/SortLinks.tsx'
import { Tabs } from '../../../ui/navigation/Tabs.tsx'
import { OwnJobRows } from './OwnJobRows.tsx'
import { OWN_JOB_ORDERS, type OwnJobOrder, ownJobs } from './own-jobs.queries.ts'

type Shown = JobStatus | 'all'
const SHOWN: { value: Shown; label: string }[] = [
  { value: 'all', label: t.all },
  { value: 'open', label: t.openJobs },
  { value: 'paused', label: t.pausedJobs },
  { value: 'closed', label: t.closedJobs },
  { value: 'expired', label: t.expiredJobs },
]

/** Jobs of the user by status, each tab with its count. `empty` stands where there are none at all. */
export function OwnJobList({ empty }: { empty?: ReactNode }) {
  const [query, setQuery] = useSearchParams()
  const id = partyId(useSession()?.user)
  const parsed = JobStatus.safeParse(query.get('status'))
  const sort = OWN_JOB_ORDERS.find((order) => order === query.get('sort')) ?? 'newest'
  const page = pageNumber(query)
  const list = useQuery(ownJobs(id, { status: parsed.data, sort, page }))
  const show = (next: Shown) =>
    setQuery({ ...(next !== 'all' && { status: next }), ...(sort !== 'newest' && { sort }) })
  const counts = list.data?.statusCounts
  return (
    <Tabs
      label={t.ownJobsFilterLabel}
      value={parsed.data ?? 'all'}
      onChange={show}
      tabs={SHOWN.map((tab) => ({
        ...tab,
        count: counts && countOf(tab.value, counts),
        panel: <Jobs shown={tab.value} list={list} sort={sort} page={page} empty={empty} />,
      }))}
    />
  )
}

const countOf = (shown: Shown, counts: Partial<Record<JobStatus, number>>): number =>
  shown === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : (counts[shown] ?? 0)

interface JobsProps {
  empty: ReactNode
  shown: Shown
  list: UseQueryResult<ReplyOf<typeof listJobsOfEmployer>>
  sort: OwnJobOrder
  page: number
}

function Jobs({ shown, list, sort, page, empty }: JobsProps) {
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={5} loading={t.ownJobsLoading} failed={t.ownJobsFailed} />
  if (data.jobs.length === 0 && page > data.totalPages && data.totalPages > 0)
    return <LastPage page={data.totalPages} />
  if (data.jobs.length === 0) return (shown === 'all' && empty) || <NoJobs shown={shown} />
  return (
    <>
      {data.total > 1 && (
        <SortLinks
          label={own.sortLabel}
          orders={[
            { value: 'newest', label: own.sortNewest },
            { value: 'overdue', label: own.sortOverdue },
          ]}
          chosen={sort}
        />
      )}
      <OwnJobRows jobs={data.jobs} />
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}

/** Goes to the last page when the one of the address has no jobs anymore. */
function LastPage({ page }: { page: number }) {
  const [query] = useSearchParams()
  const search = new URLSearchParams(query)
  search.set('page', String(page))
  return <Navigate to={{ search: search.toString() }} replace />
}

const NONE: Record<JobStatus, string> = {
  open: t.ownJobsOpenEmpty,
  paused: t.ownJobsPausedEmpty,
  closed: t.ownJobsClosedEmpty,
  expired: t.ownJobsExpiredEmpty,
}

const NoJobs = ({ shown }: { shown: Shown }) =>
  shown === 'all' ? (
    <EmptyState
      title={t.ownJobsEmptyTitle}
      icon={<BriefcaseBusiness size={28} aria-hidden />}
      actions={<LinkButton to={paths.newJob()}>{t.ownJobsEmptyAction}</LinkButton>}
    >
      {t.ownJobsEmptyHint}
    </EmptyState>
  ) : (
    <EmptyState title={NONE[shown]} icon={<BriefcaseBusiness size={28} aria-hidden />}>
      {t.ownJobsFilteredEmptyHint}
    </EmptyState>
  )
