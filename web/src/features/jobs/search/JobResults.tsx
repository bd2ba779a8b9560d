import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { MapPinOff, SearchX } from 'lucide-react'
import { Fragment, type MouseEvent, Suspense } from 'react'
import { paths } from '../../../routing/paths.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { JobCard } from '../JobCard.tsx'
import c from './JobResults.module.css'
import { filtersOn, type JobSearch, withoutFilters } from './job-search.ts'

// Loaded lazily, because most searches find something.
const Alternatives = retryableLazy(async () => ({ default: (await import('./Alternatives.tsx')).Alternatives }))

interface JobResultsProps {
  search: JobSearch
  found: ReplyOf<typeof searchJobs>
  change: (part: Partial<JobSearch>) => void
  picked: string | undefined
  /** Plain click on a card while the pane is visible. */
  onPick: ((event: MouseEvent, id: string) => void) | undefined
}

/** Search results, or suggestions when nothing was found. */
export function JobResults({ search, found, change, picked, onPick }: JobResultsProps) {
  if (found.total === 0 && search.location && !search.circle && !found.place && !found.area)
    return (
      <UnknownPlace
        name={search.location}
        isPostalCode={Boolean(found.unknownPostalCode)}
        onEverywhere={() => change({ location: '' })}
      />
    )
  if (found.jobs.length === 0) return <NothingFound search={search} total={found.total} change={change} />
  return (
    <>
      <ul className={c.list}>
        {found.jobs.map((job, at) => (
          <Fragment key={job._id}>
            {at === found.relatedFrom && <li className={c.related}>{t.relatedJobs}</li>}
            <JobCard job={job} selected={job._id === picked} onPick={onPick && ((event) => onPick(event, job._id))} />
          </Fragment>
        ))}
      </ul>
      <Pager page={search.page} totalPages={found.totalPages} />
    </>
  )
}

function NothingFound({ search, total, change }: Pick<JobResultsProps, 'search' | 'change'> & { total: number }) {
  if (total > 0)
    return (
      <EmptyState
        title={t.resultsPageEmptyTitle}
        icon={<SearchX size={30} />}
        actions={<Button onClick={() => change({ page: 1 })}>{t.resultsFirstPageAction}</Button>}
      />
    )
  const filtered = filtersOn(search) > 0
  if (!filtered && !search.keyword && !search.location)
    return (
      <EmptyState
        title={t.noJobsTitle}
        icon={<SearchX size={30} />}
        actions={<LinkButton to={paths.signup({ as: 'employer' })}>{t.noJobsPostAction}</LinkButton>}
      >
        {t.noJobsHint}
      </EmptyState>
    )
  return (
    <>
      <EmptyState
        title={t.resultsEmptyTitle}
        icon={<SearchX size={30} />}
        actions={<WidenAction search={search} filtered={filtered} change={change} />}
      >
        {filtered ? t.resultsFilteredHint : t.resultsNarrowedHint}
      </EmptyState>
      <Suspense>
        <Alternatives search={search} />
      </Suspense>
    </>
  )
}

function WidenAction({ search, filtered, change }: Pick<JobResultsProps, 'search' | 'change'> & { filtered: boolean }) {
  if (filtered) return <Button onClick={() => change(withoutFilters(search))}>{t.resultsClearFiltersAction}</Button>
  if (search.location) return <Button onClick={() => change({ location: '' })}>{t.searchEverywhere}</Button>
  return <LinkButton to={paths.jobs()}>{t.resultsAllJobsAction}</LinkButton>
}

interface UnknownPlaceProps {
  name: string
  isPostalCode: boolean
  onEverywhere: () => void
}

const UnknownPlace = ({ name, isPostalCode, onEverywhere }: UnknownPlaceProps) => (
  <EmptyState
    title={isPostalCode ? t.unknownPostalCode(name) : t.unknownPlaceTitle(name)}
    icon={<MapPinOff size={30} />}
    actions={<Button onClick={onEverywhere}>{t.searchEverywhere}</Button>}
  >
    {isPostalCode ? t.unknownPostalCodeHint : t.unknownPlaceHint}
  </EmptyState>
)
