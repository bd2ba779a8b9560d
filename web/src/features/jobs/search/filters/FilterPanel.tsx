import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listCategories, searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { answersShares, answersWithinDays } from '@hearback/contract/jobs/search-choices.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import type { ChangeEvent, ReactNode } from 'react'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../../../domain/job-kind-words.ts'
import { BENEFIT_WORDS, LEVEL_WORDS, SHIFT_WORDS } from '../../../../domain/work-detail-words.ts'
import { RadioList } from '../../../../ui/fields/RadioList.tsx'
import { type JobSearch, sortOf } from '../job-search.ts'
import { CategoryFilter } from './CategoryFilter.tsx'
import { CheckList } from './CheckList.tsx'
import { DistanceFilter } from './DistanceFilter.tsx'
import { POSTED, type SearchedPlace, sortsOf } from './filter-choices.ts'
import { PayFilter } from './PayFilter.tsx'

export interface JobFiltersProps {
  search: JobSearch
  change: (part: Partial<JobSearch>) => void
  categories: ReplyOf<typeof listCategories>['categories']
  /** Country of the searched place or area. */
  country: string | null
  /** The place that the search resolved to; distances are measured from it. */
  place: SearchedPlace
  /** Whether the reader has a profile to compare jobs with. */
  hasProfile: boolean
  /** How many jobs the search finds; undefined while it is loading. */
  found?: Pick<ReplyOf<typeof searchJobs>, 'total' | 'totalIsExact'> | undefined
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const choicesOf = (values: readonly number[], label: (value: number) => string) => [
  { value: '', label: t.filterAnswersAny },
  ...values.map((value) => ({ value: String(value), label: label(value) })),
]

/** Submits on change: the bar is one form whose state is the URL. */
const submitForm = (event: ChangeEvent<HTMLInputElement>) => event.currentTarget.form?.requestSubmit()

const panels = {
  pay: ({ search, country }) => <PayFilter search={search} country={country} onChange={submitForm} />,
  category: ({ search, categories }) => (
    <CategoryFilter categories={categories} chosen={search.category} onChange={submitForm} />
  ),
  employmentType: ({ search }) => (
    <CheckList
      label={t.employmentTypeLabel}
      name="employmentType"
      options={optionsOf(EMPLOYMENT_WORDS)}
      chosen={search.employmentType}
      onChange={submitForm}
    />
  ),
  workplace: ({ search }) => (
    <CheckList
      label={t.workplace}
      name="workplace"
      options={optionsOf(WORKPLACE_WORDS)}
      chosen={search.workplace}
      onChange={submitForm}
    />
  ),
  shift: ({ search }) => (
    <CheckList
      label={t.shift}
      name="shift"
      options={optionsOf(SHIFT_WORDS)}
      chosen={search.shift}
      onChange={submitForm}
    />
  ),
  experienceLevel: ({ search }) => (
    <CheckList
      label={t.experience}
      name="experienceLevel"
      options={optionsOf(LEVEL_WORDS)}
      chosen={search.experienceLevel}
      onChange={submitForm}
    />
  ),
  benefits: ({ search }) => (
    <CheckList
      label={t.benefits}
      name="benefits"
      options={optionsOf(BENEFIT_WORDS)}
      chosen={search.benefits}
      onChange={submitForm}
    />
  ),
  radius: ({ search, change, place }) => (
    <DistanceFilter search={search} change={change} place={place} onChange={submitForm} />
  ),
  postedWithin: ({ search }) => (
    <RadioList
      label={t.postedWithin}
      name="postedWithin"
      options={POSTED}
      value={String(search.postedWithin ?? '')}
      onChange={submitForm}
    />
  ),
  answers: ({ search }) => (
    <>
      <RadioList
        label={t.filterAnswerShareLabel}
        labelShown
        name="answersShare"
        options={choicesOf(answersShares, t.filterAnswerShare)}
        value={String(search.answersShare ?? '')}
        onChange={submitForm}
      />
      <RadioList
        label={t.filterAnswerDaysLabel}
        labelShown
        name="answersWithinDays"
        options={choicesOf(answersWithinDays, t.filterAnswerDays)}
        value={String(search.answersWithinDays ?? '')}
        onChange={submitForm}
      />
    </>
  ),
  hideApplied: ({ search }) => (
    <CheckList
      label={t.filterAppliedTitle}
      name="hideApplied"
      options={[{ value: 'true', label: t.filterAppliedHide }]}
      chosen={[String(search.hideApplied)]}
      onChange={submitForm}
    />
  ),
  sort: ({ search, place, hasProfile }) => (
    <RadioList
      label={t.order}
      name="sort"
      options={sortsOf(search, place, hasProfile)}
      value={sortOf(search)}
      onChange={submitForm}
    />
  ),
} satisfies Record<string, (props: JobFiltersProps) => ReactNode>

export type FilterKey = keyof typeof panels

/** The inputs of one filter. Loaded after the page, which needs only the buttons that open them. */
export const FilterPanel = ({ filter, ...props }: JobFiltersProps & { filter: FilterKey }) => panels[filter](props)
