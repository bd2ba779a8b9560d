import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { FilterCounts } from '@hearback/contract/jobs/filter-counts.ts'
import type { listCategories } from '@hearback/contract/jobs/job-search.ts'
import * as words from '@hearback/texts/web/filter-panels.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { type ChangeEvent, useState } from 'react'
import { shownName } from '../../../../ui/text/stored-name.ts'
import { CheckList } from './CheckList.tsx'
import { jobsByChoice, withCounts } from './Counted.tsx'
import c from './JobFilters.module.css'

const SHOWN = 40
const WORTH_SEARCHING = 12

interface CategoryFilterProps {
  categories: ReplyOf<typeof listCategories>['categories']
  counts: FilterCounts['category'] | undefined
  chosen: readonly string[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The categories with most jobs in the search, selected ones first; the others by their letters. */
export function CategoryFilter({ categories, counts, chosen, onChange }: CategoryFilterProps) {
  const [letters, setLetters] = useState('')
  const wanted = letters.trim().toLowerCase()
  const jobs = counts && jobsByChoice(counts)
  const jobsOf = (name: string) => jobs?.get(name.toLowerCase()) ?? 0
  const others = categories
    .map(({ name }) => name)
    .filter((name) => !chosen.includes(name) && shownName(name).toLowerCase().includes(wanted))
    .sort((a, b) => jobsOf(b) - jobsOf(a))
    .slice(0, SHOWN)
  const options = [...chosen, ...others].map((name) => ({ value: name, label: shownName(name) }))
  return (
    <>
      {categories.length > WORTH_SEARCHING && (
        <input
          className={c.letters}
          type="search"
          aria-label={words.categorySearchLabel}
          placeholder={words.categorySearchLabel}
          value={letters}
          onChange={(event) => setLetters(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <CheckList
        label={t.category}
        name="category"
        options={withCounts(options, counts)}
        chosen={chosen}
        onChange={onChange}
      />
      {options.length === 0 && <p className={c.note}>{words.categorySearchEmpty}</p>}
    </>
  )
}
