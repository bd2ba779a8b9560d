import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, Suspense } from 'react'
import { FailedNotice } from '../../../ui/feedback/Notice.tsx'
import { Region } from '../../../ui/feedback/Region.tsx'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { JobResults } from './JobResults.tsx'
import c from './JobSearchView.module.css'
import type { JobSearch } from './job-search.ts'
import { ResultsHead } from './ResultsHead.tsx'

const LateChips = retryableLazy(async () => ({ default: (await import('./SearchChips.tsx')).SearchChips }))

interface FoundJobsProps {
  hasProfile: boolean
  search: JobSearch
  change: (part: Partial<JobSearch>) => void
  results: UseQueryResult<ReplyOf<typeof searchJobs>>
  /** Whether these are the results of the server's page, in the usual order. */
  isSent: boolean
  picked: string | undefined
  /** Plain click on a card while the pane is visible. */
  onPick: ((event: MouseEvent, id: string) => void) | undefined
  save: ReactNode
}

/** The list in all its states; the previous results stay dimmed while the next ones load. */
export function FoundJobs(props: FoundJobsProps) {
  const { hasProfile, search, change, results, isSent, picked, onPick, save } = props
  const { data: found, isPending, isError, isFetching, isPlaceholderData, refetch } = results
  return (
    <section className={c.results} aria-label={t.jobsFound} aria-busy={isFetching}>
      <ResultsHead search={search} found={isPlaceholderData ? undefined : found} action={save} />
      {(hasProfile || found?.understood) && (
        <Region>
          <Suspense>
            <LateChips search={search} change={change} understood={found?.understood} />
          </Suspense>
        </Region>
      )}
      {found && (
        // A seeker's own order comes as a new list, because moved cards would count as layout shift.
        <div key={isSent ? 'sent' : 'own'} data-stale={isPlaceholderData || undefined} className={c.found}>
          <JobResults search={search} found={found} change={change} picked={picked} onPick={onPick} />
        </div>
      )}
      {isPending && (
        <div className={c.inset}>
          <SkeletonRows rows={8} label={t.searching} />
        </div>
      )}
      {isError && (
        <div className={c.inset}>
          <FailedNotice onRetry={refetch} busy={isFetching}>
            {t.resultsFailed}
          </FailedNotice>
        </div>
      )}
    </section>
  )
}
