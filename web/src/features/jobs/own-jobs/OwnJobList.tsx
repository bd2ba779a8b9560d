import { JobStatus } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { pageNumber } from '../../../routing/page-number.ts'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { Tabs } from '../../../ui/navigation/Tabs.tsx'
import { OwnJobRow } from './OwnJobRow.tsx'
import c from './OwnJobs.module.css'
import { ownJobs } from './own-jobs.queries.ts'

type Shown = JobStatus | 'all'
const SHOWN: { value: Shown; label: string }[] = [
  { value: 'all', label: t.all },
  { value: 'open', label: t.openJobs },
  { value: 'paused', label: t.pausedJobs },
  { value: 'closed', label: t.closedJobs },
  { value: 'expired', label: t.expiredJobs },
]

/** Jobs of the user by status. */
export function OwnJobList() {
  const [query, setQuery] = useSearchParams()
  const parsed = JobStatus.safeParse(query.get('status'))
  const shown = parsed.success ? parsed.data : 'all'
  const show = (next: Shown) => setQuery(next === 'all' ? {} : { status: next })
  return (
    <Tabs
      label={t.ownJobsFilterLabel}
      value={shown}
      onChange={show}
      tabs={SHOWN.map((tab) => ({ ...tab, panel: <Jobs shown={tab.value} page={pageNumber(query)} /> }))}
    />
  )
}

function Jobs({ shown, page }: { shown: Shown; page: number }) {
  const id = useSession()?.user._id ?? ''
  const list = useQuery(ownJobs(id, shown === 'all' ? undefined : shown, page))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={5} loading={t.ownJobsLoading} failed={t.ownJobsFailed} />
  if (data.jobs.length === 0) return <NoJobs shown={shown} />
  return (
    <>
      <ul className={c.rows}>
        {data.jobs.map((job) => (
          <OwnJobRow key={job._id} job={job} />
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
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
