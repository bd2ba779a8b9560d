import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import * as none from '@hearback/texts/web/no-results.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { MapPinOff, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { shownName } from '../../../ui/text/stored-name.ts'
import { townOf } from '../job-words.ts'
import { jobCategories, jobSearch } from '../jobs.queries.ts'
import c from './JobResults.module.css'
import { filtersOn, type JobSearch, withoutFilters, writeSearch } from './job-search.ts'

interface NoResultsProps {
  search: JobSearch
  found: ReplyOf<typeof searchJobs>
  change: (part: Partial<JobSearch>) => void
}

/** Says why a page has no jobs, and suggests what to search instead. */
export function NoResults({ search, found, change }: NoResultsProps) {
  if (found.total === 0 && search.location && !search.circle && !found.place && !found.area)
    return (
      <UnknownPlace
        name={search.location}
        isPostalCode={Boolean(found.unknownPostalCode)}
        onEverywhere={() => change({ location: '' })}
      />
    )
  return <NothingFound search={search} total={found.total} change={change} />
}

function NothingFound({ search, total, change }: Pick<NoResultsProps, 'search' | 'change'> & { total: number }) {
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
      <Alternatives search={search} />
    </>
  )
}

function WidenAction({ search, filtered, change }: Pick<NoResultsProps, 'search' | 'change'> & { filtered: boolean }) {
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

interface Alternative {
  search: JobSearch
  words: (count: number) => string
}

/** Wider searches than one without results: without filters, without the place, without the words. */
function alternativesTo(search: JobSearch): Alternative[] {
  const { keyword, location } = search
  const first = { ...search, page: 1 }
  const place = location && townOf(location)
  return [
    ...(filtersOn(search) > 0 ? [{ search: { ...withoutFilters(first), page: 1 }, words: none.withoutFilters }] : []),
    ...(location ? [{ search: { ...first, location: '', circle: undefined }, words: none.anywhere }] : []),
    ...(keyword && location
      ? [{ search: { ...withoutFilters(first), keyword: '' }, words: (count: number) => none.anyWork(count, place) }]
      : []),
  ]
}

const CATEGORIES = 6

/** Links to wider searches that have results, with their counts, and to the largest categories. */
function Alternatives({ search }: { search: JobSearch }) {
  const alternatives = alternativesTo(search)
  const found = useQueries({ queries: alternatives.map((one) => jobSearch(one.search)) })
  const { data } = useQuery(jobCategories())
  const categories = (data?.categories ?? []).slice(0, CATEGORIES)
  const shown = alternatives.flatMap(({ search: wider, words }, index) => {
    const { data: wide, isPlaceholderData } = found[index] ?? {}
    const total = isPlaceholderData ? 0 : (wide?.total ?? 0)
    return total > 0 ? [{ to: `${paths.jobs()}?${writeSearch(wider)}`, label: words(total) }] : []
  })
  return (
    <div className={c.alternatives}>
      {shown.length > 0 && (
        <>
          <h3>{none.title}</h3>
          <ul className={c.wider}>
            {shown.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {categories.length > 0 && (
        <>
          <h3>{none.categories}</h3>
          <ul className={c.categories}>
            {categories.map(({ name }) => (
              <li key={name}>
                <Link to={paths.jobs({ category: name })}>{shownName(name)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
