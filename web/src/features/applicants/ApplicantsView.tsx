import type { Applicant, ApplicationStatus } from '@hearback/contract/applications.ts'
import type { Seeker } from '@hearback/contract/seekers.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FailedNotice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { ApplicantBoard } from './ApplicantBoard.tsx'
import { ApplicantList } from './ApplicantList.tsx'
import { ApplicantSide } from './ApplicantSide.tsx'
import c from './Applicants.module.css'
import { ApplicantToolbar } from './ApplicantToolbar.tsx'
import { type ApplicantSearch, readApplicantSearch, writeApplicantSearch } from './applicant-filters.ts'
import { applicantsOf } from './applicants.queries.ts'
import { asOnBoard } from './board-columns.ts'
import { NoApplicants } from './NoApplicants.tsx'
import { useApplicantKeys } from './use-applicant-keys.ts'

interface ApplicantsViewProps {
  jobId: string
  onStep: (application: Applicant, to: ApplicationStatus) => void
  onMany: (applications: readonly Applicant[], done: () => void) => void
  profile: (seeker: Seeker) => ReactNode
}

/** Everybody who applied to a job, as a list or a board, with the chosen one beside it. */
export function ApplicantsView({ jobId, onStep, onMany, profile }: ApplicantsViewProps) {
  const [query, setQuery] = useSearchParams()
  const search = readApplicantSearch(query)
  const change = (part: Partial<ApplicantSearch>) =>
    setQuery(writeApplicantSearch({ ...search, ...part }), { replace: true, preventScrollReset: true })
  const select = (selected: string | undefined) => change({ selected })
  const { data, isPending, isFetching, error, refetch, ...more } = useInfiniteQuery(applicantsOf(jobId, search))
  const applications = onceEach(data?.pages.flatMap((page) => page.applications) ?? [])
  const order = search.view === 'board' ? asOnBoard(applications) : applications
  const keys = useApplicantKeys({ order, selected: search.selected, select })
  const [first] = data?.pages ?? []
  if (isPending) return <SkeletonRows rows={7} label="Loading the applicants" />
  if (!first)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {error?.message}
      </FailedNotice>
    )
  const acts = { selected: search.selected, onSelect: select, onStep }
  const { job, counts, total } = first
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the names inside
    <div ref={keys.region} onKeyDown={keys.onKeyDown}>
      <div className={c.title}>
        <div>
          <Link to={paths.employerJob(jobId)}>{job.jobTitle}</Link>
          <h1>Applicants</h1>
        </div>
        <p className={c.legend}>
          <kbd>j</kbd> <kbd>k</kbd> or arrows: next, previous. <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes.
        </p>
      </div>
      <ApplicantToolbar search={search} counts={counts} change={change} />
      <div className={c.columns} data-open={search.selected !== undefined || undefined}>
        <div className={c.main}>
          {applications.length === 0 ? (
            <NoApplicants search={search} onClear={() => change({ status: undefined, keyword: '' })} />
          ) : search.view === 'board' ? (
            <ApplicantBoard
              applications={applications}
              totals={more.hasNextPage ? counts : undefined}
              job={job}
              {...acts}
            />
          ) : (
            <ApplicantList applications={applications} job={job} onMany={onMany} {...acts} />
          )}
          <ShownOf shown={applications.length} total={total} more={more} />
        </div>
        <ApplicantSide selected={search.selected} onClose={() => select(undefined)} onStep={onStep} profile={profile} />
      </div>
    </div>
  )
}

/** A page that moved while the next one was fetched may hold somebody twice. */
const onceEach = (applications: Applicant[]) => [...new Map(applications.map((one) => [one._id, one])).values()]

interface ShownOfProps {
  shown: number
  total: number
  more: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

function ShownOf({ shown, total, more }: ShownOfProps) {
  if (shown === 0) return null
  return (
    <div className={c.foot}>
      <p role="status">
        {shown} of {total} applicants
      </p>
      {more.hasNextPage && (
        <Button busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  )
}
