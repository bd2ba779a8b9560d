import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import * as t from '@hearback/texts/web/search-chips.ts'
import { X } from 'lucide-react'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../../domain/job-kind-words.ts'
import { BENEFIT_WORDS, LEVEL_WORDS, SHIFT_WORDS } from '../../../domain/work-detail-words.ts'
import { PillButton } from '../../../ui/figures/Pill.tsx'
import type { JobSearch } from './job-search.ts'
import { OwnPlaceLink } from './OwnPlaceLink.tsx'
import c from './SearchChips.module.css'

type Understood = ReplyOf<typeof searchJobs>['understood']

const FILTERS = [
  ['employmentType', EMPLOYMENT_WORDS],
  ['workplace', WORKPLACE_WORDS],
  ['shift', SHIFT_WORDS],
  ['experienceLevel', LEVEL_WORDS],
  ['benefits', BENEFIT_WORDS],
] as const satisfies readonly (readonly [keyof JobSearch, Readonly<Record<string, string>>])[]

interface SearchChipsProps {
  search: JobSearch
  change: (part: Partial<JobSearch>) => void
  understood: Understood | undefined
}

/** Filters that words of the search stand for, each removable, and the reader's own place where no place is given. */
export function SearchChips({ search, change, understood }: SearchChipsProps) {
  const chips = understood ? FILTERS.flatMap(([key, words]) => chipsOf(key, words)) : []
  function chipsOf(key: (typeof FILTERS)[number][0], words: Readonly<Record<string, string>>) {
    const found: readonly string[] = understood?.[key] ?? []
    const chosen: readonly string[] = search[key]
    return found
      .filter((value) => !chosen.includes(value))
      .map((value) => ({
        id: key + value,
        text: words[value] ?? value,
        remove: () => change({ ...understood, [key]: found.filter((other) => other !== value) }),
      }))
  }
  return (
    <>
      {chips.length > 0 && (
        <ul aria-label={t.label} className={c.chips}>
          {chips.map(({ id, text, remove }) => (
            <li key={id}>
              <PillButton label={text} active aria-label={t.remove(text)} onClick={remove}>
                <X size={15} aria-hidden />
              </PillButton>
            </li>
          ))}
        </ul>
      )}
      <OwnPlaceLink search={search} className={c.chips} />
    </>
  )
}
