import type { ActivityEntry } from '@hearback/contract/accounts/activity.ts'
import * as t from '@hearback/texts/web/activity.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import c from './Activity.module.css'
import { ActivityEntryRow } from './ActivityEntryRow.tsx'
import { ActivityFilterBar } from './ActivityFilterBar.tsx'
import { activityFilters, activityOf } from './activity.queries.ts'
import { DownloadActivity } from './DownloadActivity.tsx'

/** The activity log of a company, latest first; the URL holds the filters. */
export function ActivityView({ companyId }: { companyId: string }) {
  const [query, setQuery] = useSearchParams()
  const filters = activityFilters(query)
  const log = useInfiniteQuery(activityOf(companyId, filters))
  const { data, error } = log
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const change = (name: string, value: string | null) => {
    const next = new URLSearchParams(query)
    if (value) next.set(name, value)
    else next.delete(name)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const isFiltered = Object.keys(filters).length > 0
  const fields = error instanceof ApiError ? error.fields : {}
  return (
    <>
      <ActivityFilterBar companyId={companyId} filters={filters} entries={entries} errors={fields} onChange={change} />
      {!data && (
        <QueryFallback
          query={log}
          rows={6}
          tile={false}
          loading={t.loading}
          failed={error instanceof ApiError ? error.message : t.loadFailed}
        />
      )}
      {data && entries.length === 0 && <Nothing isFiltered={isFiltered} onClear={() => setQuery({})} />}
      {entries.length > 0 && (
        <>
          <div className={c.tools}>
            <DownloadActivity filters={filters} />
          </div>
          <Timeline entries={entries} />
          <More log={log} />
        </>
      )}
    </>
  )
}

const Timeline = ({ entries }: { entries: readonly ActivityEntry[] }) => (
  <ol className={c.timeline}>
    {entries.map((entry) => (
      <ActivityEntryRow key={entry._id} entry={entry} />
    ))}
  </ol>
)

type Log = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

function More({ log }: { log: Log }) {
  if (log.isFetchNextPageError)
    return (
      <FailedNotice onRetry={() => log.fetchNextPage()} busy={log.isFetchingNextPage}>
        {t.loadMoreFailed}
      </FailedNotice>
    )
  if (!log.hasNextPage) return null
  return (
    <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
      {t.loadMore}
    </Button>
  )
}

const Nothing = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <EmptyState
      title={t.noMatchTitle}
      icon={<History size={28} aria-hidden />}
      actions={<Button onClick={onClear}>{t.clearFilters}</Button>}
    >
      {t.noMatchHint}
    </EmptyState>
  ) : (
    <EmptyState title={t.emptyTitle} icon={<History size={28} aria-hidden />}>
      {t.emptyHint}
    </EmptyState>
  )
