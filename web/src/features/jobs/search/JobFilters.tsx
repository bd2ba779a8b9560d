import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listCategories, searchJobs } from '@hearback/contract/jobs/job-search.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { SlidersHorizontal, X } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react'
import { Form } from 'react-router'
import { EMPLOYMENT_WORDS, WORKPLACE_WORDS } from '../../../domain/job-kind-words.ts'
import { paths } from '../../../routing/paths.ts'
import { Button, type ButtonLook } from '../../../ui/Button.tsx'
import { RadioList } from '../../../ui/fields/RadioList.tsx'
import { FilterPill, PillButton } from '../../../ui/figures/Pill.tsx'
import { Sheet } from '../../../ui/overlays/Dialog.tsx'
import { type DistanceUnit, useDistanceUnit } from '../../../ui/text/distance.ts'
import { CheckList } from '../form/CheckList.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import { DistanceFilter, distancePill } from './DistanceFilter.tsx'
import c from './JobFilters.module.css'
import { filtersOn, type JobSearch, readSearch, sortOf, withoutFilters } from './job-search.ts'
import { PayFilter, payPill } from './PayFilter.tsx'

const POSTED = [
  { value: '', label: t.anyTime },
  { value: '1', label: t.postedWithin1Day },
  { value: '3', label: t.postedWithin3Days },
  { value: '7', label: t.postedWithin7Days },
  { value: '14', label: t.postedWithin14Days },
  { value: '30', label: t.postedWithin30Days },
]
const SORTS = [
  { value: 'relevance', label: t.bestMatch },
  { value: 'newest', label: t.newestFirst },
]

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** Submits on change: the bar is one form whose state is the URL. */
const submitForm = (event: ChangeEvent<HTMLInputElement>) => event.currentTarget.form?.requestSubmit()

interface JobFiltersProps {
  search: JobSearch
  change: (part: Partial<JobSearch>) => void
  categories: ReplyOf<typeof listCategories>['categories']
  /** Country of the searched place or area. */
  country: string | null
  /** The place that the search resolved to; distances are measured from it. */
  place: ReplyOf<typeof searchJobs>['place']
}

/**
 * All filters as pills; on phones they share one sheet. Works without JavaScript, where each panel has a submit button.
 */
export function JobFilters(props: JobFiltersProps) {
  const { search, change } = props
  const [opened, setOpened] = useState(false)
  const filters = filtersOf(props, useDistanceUnit(props.place?.country))
  const order = orderOf(search)
  const count = filtersOn(search)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    change({ ...readSearch(new URLSearchParams(entries)), page: 1 })
  }
  const submitAndClose = (event: SubmitEvent<HTMLFormElement>) => {
    submit(event)
    // A changed choice submits the form too, but keeps the sheet open for further choices.
    if (event.submitter) setOpened(false)
  }
  return (
    <>
      <Form action={paths.jobs()} onSubmit={submit} className={c.bar} aria-label={t.filters}>
        <Words search={search} />
        <div className={c.pills}>
          <span className={c.all}>
            <PillButton
              label={t.filters}
              icon={<SlidersHorizontal size={16} aria-hidden />}
              count={count}
              aria-haspopup="dialog"
              onClick={() => setOpened(true)}
            />
          </span>
          {filters.map(({ key, panel, isTyped, ...pill }) => (
            <FilterPill key={key} {...pill}>
              {panel}
              {isTyped ? <ShowJobs size="sm" wide /> : <WithoutScript />}
            </FilterPill>
          ))}
          {count > 0 && (
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
        <FilterPill label={order.label} active={false}>
          {order.panel}
          <WithoutScript />
        </FilterPill>
      </Form>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t.filters}>
        <form onSubmit={submitAndClose} className={c.sheet}>
          <Words search={search} />
          {[...filters, order].map(({ key, title, panel }) => (
            <section key={key} aria-label={title}>
              <h3>{title}</h3>
              {panel}
            </section>
          ))}
          <div className={c.acts}>
            <Button disabled={count === 0} onClick={() => change(withoutFilters(search))}>
              {t.clear}
            </Button>
            <ShowJobs variant="primary" />
          </div>
        </form>
      </Sheet>
    </>
  )
}

const Words = ({ search }: { search: JobSearch }) => (
  <>
    <input type="hidden" name="keyword" value={search.keyword} />
    <input type="hidden" name="location" value={search.location} />
  </>
)

interface Filter {
  key: string
  /** Heading in the sheet with all filters. */
  title: string
  /** Label of the pill: the choice, if any. */
  label: string
  count?: number
  active?: boolean
  panel: ReactNode
  /** True for text inputs, which do not submit on change. */
  isTyped?: boolean
}

function filtersOf({ search, change, categories, country, place }: JobFiltersProps, unit: DistanceUnit): Filter[] {
  const posted = POSTED.find(({ value }) => value === String(search.postedWithin))
  return [
    {
      key: 'pay',
      title: t.pay,
      label: payPill(search),
      active: search.payFrom !== undefined,
      panel: <PayFilter search={search} country={country} onChange={submitForm} />,
      isTyped: true,
    },
    {
      key: 'category',
      title: t.category,
      label: t.category,
      count: search.category.length,
      panel: <CategoryFilter categories={categories} chosen={search.category} onChange={submitForm} />,
    },
    checks('employmentType', t.employment, {
      label: t.employmentTypeLabel,
      options: optionsOf(EMPLOYMENT_WORDS),
      chosen: search.employmentType,
    }),
    checks('workplace', t.workplace, {
      label: t.workplace,
      options: optionsOf(WORKPLACE_WORDS),
      chosen: search.workplace,
    }),
    {
      key: 'radius',
      title: t.distance,
      label: distancePill(search, place, unit),
      active: Boolean(search.circle),
      panel: <DistanceFilter search={search} change={change} place={place} onChange={submitForm} />,
    },
    {
      key: 'postedWithin',
      title: t.posted,
      label: posted?.label ?? t.posted,
      active: Boolean(search.postedWithin),
      panel: (
        <RadioList
          label={t.postedWithin}
          name="postedWithin"
          options={POSTED}
          value={String(search.postedWithin ?? '')}
          onChange={submitForm}
        />
      ),
    },
  ]
}

type Choices = Pick<ComponentProps<typeof CheckList>, 'label' | 'options' | 'chosen'>
const checks = (key: 'employmentType' | 'workplace', title: string, choices: Choices): Filter => ({
  key,
  title,
  label: title,
  count: choices.chosen.length,
  panel: <CheckList name={key} onChange={submitForm} {...choices} />,
})

const orderOf = (search: JobSearch): Filter => ({
  key: 'sort',
  title: t.order,
  label: SORTS.find(({ value }) => value === sortOf(search))?.label ?? t.sort,
  panel: <RadioList label={t.order} name="sort" options={SORTS} value={sortOf(search)} onChange={submitForm} />,
})

const ShowJobs = (look: ButtonLook) => (
  <Button type="submit" {...look}>
    {t.filtersApplyAction}
  </Button>
)

const WithoutScript = () => (
  <noscript>
    <button type="submit">{t.filtersApplyAction}</button>
  </noscript>
)
