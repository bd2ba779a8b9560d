import * as t from '@hearback/texts/web/no-results.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { shownName } from '../../../ui/text/stored-name.ts'
import { townOf } from '../job-words.ts'
import { jobCategories, jobSearch } from '../jobs.queries.ts'
import c from './JobResults.module.css'
import { filtersOn, type JobSearch, withoutFilters, writeSearch } from './job-search.ts'

interface Alternative {
  search: JobSearch
  words: (count: number) => string
}

/** Wider searches than one without results: without filters, without the place, without the words. */
export function alternativesTo(search: JobSearch): Alternative[] {
  const { keyword, location } = search
  const first = { ...search, page: 1 }
  const place = location && townOf(location)
  return [
    ...(filtersOn(search) > 0 ? [{ search: { ...withoutFilters(first), page: 1 }, words: t.withoutFilters }] : []),
    ...(location ? [{ search: { ...first, location: '', circle: undefined }, words: t.anywhere }] : []),
    ...(keyword && location
      ? [{ search: { ...withoutFilters(first), keyword: '' }, words: (count: number) => t.anyWork(count, place) }]
      : []),
  ]
}

const CATEGORIES = 6

/** Links to wider searches that have results, with their counts, and to the largest categories. */
export function Alternatives({ search }: { search: JobSearch }) {
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
          <h3>{t.title}</h3>
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
          <h3>{t.categories}</h3>
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
