import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listCategories } from '@hearback/contract/jobs/job-search.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { type ChangeEvent, useState } from 'react'
import { shownName } from '../../../../ui/text/stored-name.ts'
import { CheckList } from './CheckList.tsx'
import c from './JobFilters.module.css'

const SHOWN = 40
const WORTH_SEARCHING = 12

interface CategoryFilterProps {
  categories: ReplyOf<typeof listCategories>['categories']
  chosen: readonly string[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The largest categories with their counts, selected ones first; the others by search. */
export function CategoryFilter({ categories, chosen, onChange }: CategoryFilterProps) {
  const [letters, setLetters] = useState('')
  const wanted = letters.trim().toLowerCase()
  const others = categories
    .filter(({ name }) => !chosen.includes(name) && shownName(name).toLowerCase().includes(wanted))
    .slice(0, SHOWN)
    .map(({ name, jobs }) => ({ value: name, label: shownName(name), count: jobs }))
  const counts = new Map(categories.map(({ name, jobs }) => [name, jobs]))
  const first = chosen.map((name) => ({ value: name, label: shownName(name), count: counts.get(name) ?? 0 }))
  return (
    <>
      {categories.length > WORTH_SEARCHING && (
        <input
          className={c.letters}
          type="search"
          aria-label={t.categorySearchLabel}
          placeholder={t.categorySearchLabel}
          value={letters}
          onChange={(event) => setLetters(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <CheckList
        label={t.category}
        name="category"
        options={[...first, ...others]}
        chosen={chosen}
        onChange={onChange}
      />
      {first.length + others.length === 0 && <p className={c.note}>{t.categorySearchEmpty}</p>}
    </>
  )
}
