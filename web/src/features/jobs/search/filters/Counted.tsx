import type { CountedFilter, FilterCounts } from '@hearback/contract/jobs/filter-counts.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import type { ReactNode } from 'react'
import c from './JobFilters.module.css'

interface Choice {
  value: string
  label: string
}
export type CountedChoice = Omit<Choice, 'label'> & { label: ReactNode }

/**
 * Adds the number of jobs to the label of each choice, and dims those without any. A search with more jobs than are read has lower
 * bounds ("120+"), and no number where none was read. The choice "any" has an empty value and no number.
 */
export function withCounts(
  choices: readonly Choice[],
  counts: FilterCounts[CountedFilter] | undefined,
): CountedChoice[] {
  if (!counts) return [...choices]
  const jobs = jobsByChoice(counts)
  return choices.map(({ value, label }) => {
    const count = jobs.get(value.toLowerCase()) ?? 0
    if (value === '' || (count === 0 && !counts.isExact)) return { value, label }
    return {
      value,
      label: (
        <span className={c.counted} data-empty={count === 0 || undefined}>
          {label}{' '}
          <span className={c.count}>
            {count.toLocaleString(locale.numbers)}
            {!counts.isExact && '+'}
          </span>
        </span>
      ),
    }
  })
}

/** The number of jobs by choice in lower case: categories that differ in case are one. */
export const jobsByChoice = ({ values }: FilterCounts[CountedFilter]): ReadonlyMap<string, number> =>
  new Map(values.map(({ value, jobs }) => [value.toLowerCase(), jobs]))
