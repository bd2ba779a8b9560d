import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { FilterCounts } from '@hearback/contract/jobs/filter-counts.ts'
import type { listCategories, searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { answersShares, answersWithinDays } from '@hearback/contract/jobs/search-choices.ts'
import * as words from '@hearback/texts/web/filter-panels.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent, ReactNode, SubmitEvent } from 'react'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../../../domain/job-kind-words.ts'
import { BENEFIT_WORDS, LEVEL_WORDS, SHIFT_WORDS } from '../../../../domain/work-detail-words.ts'
import { Button } from '../../../../ui/Button.tsx'
import { RadioList } from '../../../../ui/fields/RadioList.tsx'
import { Sheet } from '../../../../ui/overlays/Dialog.tsx'
import { type JobSearch, jobCountOf, sortOf } from '../job-search.ts'
import { CategoryFilter } from './CategoryFilter.tsx'
import { CheckList } from './CheckList.tsx'
import { withCounts } from './Counted.tsx'
import { DistanceFilter } from './DistanceFilter.tsx'
import { POSTED, type SearchedPlace, sortsOf } from './filter-choices.ts'
import { filterCounts } from './filter-counts.queries.ts'
import { followPresses } from './follow-presses.ts'
import c from './JobFilters.module.css'
import { PayFilter } from './PayFilter.tsx'
import { SearchWords } from './SearchWords.tsx'
import { SkillFilter } from './SkillFilter.tsx'

/**
 * The end of a press on a choice: if panels were replaced between a press and its release, the browser would send no click. Presses
 * that begin later, while the panels are rendered, are followed.
 */
export async function pressEnd(): Promise<void> {
  followPresses()
  if (!document.querySelector('label:active')) return
  await new Promise((resolve) => addEventListener('pointerup', () => setTimeout(resolve), { once: true }))
}

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

type PanelProps = JobFiltersProps & { counts: FilterCounts | undefined }

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const choicesOf = (values: readonly number[], label: (value: number) => string) => [
  { value: '', label: words.filterAnswersAny },
  ...values.map((value) => ({ value: String(value), label: label(value) })),
]

/** Submits on change: the bar is one form whose state is the URL. */
const submitForm = (event: ChangeEvent<HTMLInputElement>) => event.currentTarget.form?.requestSubmit()

const panels = {
  pay: ({ search, country }) => <PayFilter search={search} country={country} onChange={submitForm} />,
  category: ({ search, categories, counts }) => (
    <CategoryFilter categories={categories} counts={counts?.category} chosen={search.category} onChange={submitForm} />
  ),
  employmentType: ({ search, counts }) => (
    <CheckList
      label={t.employmentTypeLabel}
      name="employmentType"
      options={withCounts(optionsOf(EMPLOYMENT_WORDS), counts?.employmentType)}
      chosen={search.employmentType}
      onChange={submitForm}
    />
  ),
  workplace: ({ search, counts }) => (
    <CheckList
      label={t.workplace}
      name="workplace"
      options={withCounts(optionsOf(WORKPLACE_WORDS), counts?.workplace)}
      chosen={search.workplace}
      onChange={submitForm}
    />
  ),
  skills: ({ search }) => <SkillFilter chosen={search.skills} onChange={submitForm} />,
  shift: ({ search, counts }) => (
    <CheckList
      label={t.shift}
      name="shift"
      options={withCounts(optionsOf(SHIFT_WORDS), counts?.shift)}
      chosen={search.shift}
      onChange={submitForm}
    />
  ),
  experienceLevel: ({ search, counts }) => (
    <CheckList
      label={t.experience}
      name="experienceLevel"
      options={withCounts(optionsOf(LEVEL_WORDS), counts?.experienceLevel)}
      chosen={search.experienceLevel}
      onChange={submitForm}
    />
  ),
  benefits: ({ search, counts }) => (
    <CheckList
      label={t.benefits}
      name="benefits"
      options={withCounts(optionsOf(BENEFIT_WORDS), counts?.benefits)}
      chosen={search.benefits}
      onChange={submitForm}
    />
  ),
  radius: ({ search, change, place }) => (
    <DistanceFilter search={search} change={change} place={place} onChange={submitForm} />
  ),
  postedWithin: ({ search }) => (
    <RadioList
      label={words.postedWithin}
      name="postedWithin"
      options={POSTED}
      value={String(search.postedWithin ?? '')}
      onChange={submitForm}
    />
  ),
  answers: ({ search, counts }) => (
    <>
      <RadioList
        label={words.filterAnswerShareLabel}
        labelShown
        name="answersShare"
        options={withCounts(choicesOf(answersShares, t.filterAnswerShare), counts?.answersShare)}
        value={String(search.answersShare ?? '')}
        onChange={submitForm}
      />
      <RadioList
        label={words.filterAnswerDaysLabel}
        labelShown
        name="answersWithinDays"
        options={withCounts(choicesOf(answersWithinDays, t.filterAnswerDays), counts?.answersWithinDays)}
        value={String(search.answersWithinDays ?? '')}
        onChange={submitForm}
      />
    </>
  ),
  verified: ({ search }) => (
    <CheckList
      label={t.verified}
      name="verified"
      options={[{ value: 'true', label: words.filterVerifiedOnly }]}
      chosen={[String(search.verified)]}
      onChange={submitForm}
    />
  ),
  hideApplied: ({ search }) => (
    <CheckList
      label={t.filterAppliedTitle}
      name="hideApplied"
      options={[{ value: 'true', label: words.filterAppliedHide }]}
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
} satisfies Record<string, (props: PanelProps) => ReactNode>

export type FilterKey = keyof typeof panels

interface FilterPanelProps extends JobFiltersProps {
  filter: FilterKey
}

/**
 * The inputs of one filter, with the jobs that each choice would find. Loaded on the first use of the filters: the page needs only
 * the buttons that open them.
 */
export function FilterPanel({ filter, ...props }: FilterPanelProps) {
  const { data } = useQuery(filterCounts(props.search))
  return panels[filter]({ ...props, counts: data?.counts })
}

interface FilterSheetProps extends Pick<JobFiltersProps, 'search' | 'found'> {
  opened: boolean
  onClose: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Undefined where no filter is active. */
  onClear: (() => void) | undefined
  filters: readonly { key: FilterKey; title: string }[]
  panelOf: (filter: FilterKey) => ReactNode
}

/** All filters and the order in one sheet. Loaded when the filters are first used. */
export function FilterSheet({ opened, onClose, onSubmit, onClear, filters, panelOf, search, found }: FilterSheetProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit(event)
    // A changed choice submits the form too, but keeps the sheet open for further choices.
    if (event.submitter) onClose()
  }
  return (
    <Sheet opened={opened} keepsInput onClose={onClose} title={t.filters}>
      <form onSubmit={submit} className={c.sheet}>
        <SearchWords search={search} />
        {filters.map(({ key, title }) => (
          <section key={key} aria-label={title}>
            <h3>{title}</h3>
            {panelOf(key)}
          </section>
        ))}
        <div className={c.acts}>
          <Button disabled={!onClear} onClick={onClear}>
            {t.clear}
          </Button>
          <Button type="submit" variant="primary">
            {found ? words.filtersApplyCount(jobCountOf(found)) : t.filtersApplyAction}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
