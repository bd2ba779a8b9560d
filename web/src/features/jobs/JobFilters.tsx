import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listCategories, searchJobs } from '@hearback/contract/job-search.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { X } from 'lucide-react'
import type { ChangeEvent, SubmitEvent } from 'react'
import { Form } from 'react-router'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../job-kind-words.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterPill } from '../../ui/Pill.tsx'
import { RadioList } from '../../ui/RadioList.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import { CheckList } from './CheckList.tsx'
import { DistanceFilter, distancePill } from './DistanceFilter.tsx'
import c from './JobFilters.module.css'
import { filtersOn, type JobSearch, readSearch, sortOf, withoutFilters } from './job-search.ts'
import { PayFilter, payPill } from './PayFilter.tsx'

const POSTED = [
  { value: '', label: t.anyTime },
  { value: '1', label: t.last24Hours },
  { value: '3', label: t.last3Days },
  { value: '7', label: t.last7Days },
  { value: '14', label: t.last14Days },
  { value: '30', label: t.last30Days },
]
const SORTS = [
  { value: 'relevance', label: t.bestMatch },
  { value: 'newest', label: t.newestFirst },
]

const optionsOf = <V extends string>(words: Record<V, string>) =>
  (Object.keys(words) as V[]).map((value) => ({ value, label: words[value] }))

/** What an input of the bar does: the whole bar is one form, and the address is what it holds. */
const submitForm = (event: ChangeEvent<HTMLInputElement>) => event.currentTarget.form?.requestSubmit()

interface JobFiltersProps {
  search: JobSearch
  change: (part: Partial<JobSearch>) => void
  categories: ReplyOf<typeof listCategories>['categories']
  /** Where the search was understood to be; distances can be measured from there. */
  place: ReplyOf<typeof searchJobs>['place']
}

/** Every filter behind a pill. Works without JavaScript too: each panel then has a button. */
export function JobFilters({ search, change, categories, place }: JobFiltersProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    change({ ...readSearch(new URLSearchParams(entries)), page: 1 })
  }
  const posted = POSTED.find(({ value }) => value === String(search.postedWithin))
  return (
    <Form action={paths.jobs()} onSubmit={submit} className={c.bar} aria-label={t.filters}>
      <input type="hidden" name="keyword" value={search.keyword} />
      <input type="hidden" name="location" value={search.location} />
      <div className={c.pills}>
        <FilterPill label={payPill(search)} active={search.payFrom !== undefined}>
          <PayFilter search={search} onChange={submitForm} />
        </FilterPill>
        <FilterPill label={t.category} count={search.category.length}>
          <CategoryFilter categories={categories} chosen={search.category} onChange={submitForm} />
          <WithoutScript />
        </FilterPill>
        <FilterPill label={t.employment} count={search.employmentType.length}>
          <CheckList
            label={t.kindOfEmployment}
            name="employmentType"
            options={optionsOf(EMPLOYMENT_WORDS)}
            chosen={search.employmentType}
            onChange={submitForm}
          />
          <WithoutScript />
        </FilterPill>
        <FilterPill label={t.workplace} count={search.workplace.length}>
          <CheckList
            label={t.workplace}
            name="workplace"
            options={optionsOf(WORKPLACE_WORDS)}
            chosen={search.workplace}
            onChange={submitForm}
          />
          <WithoutScript />
        </FilterPill>
        <FilterPill label={distancePill(search, place)} active={Boolean(search.circle)}>
          <DistanceFilter search={search} change={change} place={place} onChange={submitForm} />
          <WithoutScript />
        </FilterPill>
        <FilterPill label={posted?.label ?? t.posted} active={Boolean(search.postedWithin)}>
          <RadioList
            label={t.postedWithin}
            name="postedWithin"
            options={POSTED}
            value={String(search.postedWithin ?? '')}
            onChange={submitForm}
          />
          <WithoutScript />
        </FilterPill>
        {filtersOn(search) > 0 && (
          <Button
            variant="quiet"
            size="sm"
            icon={<X size={15} aria-hidden />}
            onClick={() => change(withoutFilters(search))}
          >
            {t.clear}
          </Button>
        )}
      </div>
      <FilterPill label={SORTS.find(({ value }) => value === sortOf(search))?.label ?? t.sort} active={false}>
        <RadioList label={t.order} name="sort" options={SORTS} value={sortOf(search)} onChange={submitForm} />
        <WithoutScript />
      </FilterPill>
    </Form>
  )
}

const WithoutScript = () => (
  <noscript>
    <button type="submit">{t.showTheseJobs}</button>
  </noscript>
)
