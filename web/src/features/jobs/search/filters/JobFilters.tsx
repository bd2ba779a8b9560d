import { listFilters } from '@hearback/contract/jobs/search-choices.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { SlidersHorizontal, X } from 'lucide-react'
import { type MouseEvent, type SubmitEvent, Suspense, startTransition, useState } from 'react'
import { Form } from 'react-router'
import { useMember } from '../../../../api/session.ts'
import { paths } from '../../../../routing/paths.ts'
import { Button } from '../../../../ui/Button.tsx'
import { AsSent } from '../../../../ui/feedback/AsSent.tsx'
import { Region } from '../../../../ui/feedback/Region.tsx'
import { retryableLazy } from '../../../../ui/feedback/retryable-lazy.ts'
import { SkeletonRows } from '../../../../ui/feedback/Skeleton.tsx'
import { FilterPill, PillButton } from '../../../../ui/figures/Pill.tsx'
import { type DistanceUnit, useDistanceUnit } from '../../../../ui/text/distance.ts'
import { filtersOn, readSearch, withoutFilters } from '../job-search.ts'
import type { FilterKey, JobFiltersProps } from './FilterPanel.tsx'
import { answersPill, distancePill, POSTED, payPill, sortPill } from './filter-choices.ts'
import c from './JobFilters.module.css'
import { SearchWords } from './SearchWords.tsx'

const late = () => import('./FilterPanel.tsx')
const LateSheet = retryableLazy(async () => ({ default: (await late()).FilterSheet }))
const LatePanel = retryableLazy(async () => ({ default: (await late()).FilterPanel }))

/**
 * The common filters and the chosen ones as pills; all of them in one sheet. Pills work without JavaScript, where each panel has a
 * submit button.
 */
export function JobFilters(props: JobFiltersProps) {
  const { search, change } = props
  const [opened, setOpened] = useState(false)
  const [isUsed, use] = useLate()
  const isSeeker = useMember()?.userType === 'jobseeker'
  const filters = filtersOf(props, useDistanceUnit(props.place?.country)).filter(
    ({ key }) => key !== 'hideApplied' || isSeeker,
  )
  const count = filtersOn(search)
  const panelOf = (filter: FilterKey) => (
    <AsSent isLive={isUsed}>
      <Region>
        <Suspense fallback={<SkeletonRows rows={2} label={t.filtersLoading} />}>
          <LatePanel filter={filter} {...props} />
        </Suspense>
      </Region>
    </AsSent>
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form has no files.
    const entries = [...new FormData(event.currentTarget)] as [string, string][]
    change({ ...readSearch(new URLSearchParams(entries)), page: 1 })
  }
  return (
    <>
      <Form
        action={paths.jobs()}
        onSubmit={submit}
        onPointerEnter={use}
        onFocus={use}
        onClick={isUsed ? undefined : submitChoice}
        className={c.bar}
        aria-label={t.filters}
      >
        <SearchWords search={search} />
        <div className={c.pills}>
          <PillButton
            label={t.filters}
            icon={<SlidersHorizontal size={16} aria-hidden />}
            count={count}
            aria-haspopup="dialog"
            onClick={() => setOpened(true)}
          />
          {filters.filter(isPill).map(({ key, isTyped, isRare: _isRare, title, ...pill }) => (
            <FilterPill key={key} label={title} {...pill}>
              {panelOf(key)}
              {isTyped ? (
                <Button type="submit" size="sm" wide>
                  {t.filtersApplyAction}
                </Button>
              ) : (
                <WithoutScript />
              )}
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
        <div className={c.order}>
          <FilterPill label={sortPill(search)} active={false}>
            {panelOf('sort')}
            <WithoutScript />
          </FilterPill>
        </div>
      </Form>
      {isUsed && (
        <Suspense>
          <LateSheet
            opened={opened}
            onClose={() => setOpened(false)}
            onSubmit={submit}
            onClear={count === 0 ? undefined : () => change(withoutFilters(search))}
            filters={[...filters, order]}
            panelOf={panelOf}
            search={search}
            found={props.found}
          />
        </Suspense>
      )}
    </>
  )
}

/** Whether the panels are loaded, and a function that loads them on the first use of the filters. */
function useLate() {
  const [isLoaded, setLoaded] = useState(false)
  // The panels show a failure and try again.
  const load = () =>
    void late()
      .then((panels) => panels.pressEnd())
      .catch(() => {})
      .then(() => startTransition(() => setLoaded(true)))
  return [isLoaded, load] as const
}

/** Submits a choice in a panel whose code is still loading. */
function submitChoice({ target, currentTarget }: MouseEvent<HTMLFormElement>) {
  if (target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)) currentTarget.requestSubmit()
}

interface Filter {
  key: FilterKey
  /** Heading in the sheet with all filters. */
  title: string
  /** Label of the pill where it shows the choice. */
  label?: string
  count?: number
  active?: boolean
  /** True for text inputs, which do not submit on change. */
  isTyped?: boolean
  /** True for filters that have a pill only while they are chosen. */
  isRare?: boolean
}

const isPill = ({ isRare, active, count = 0 }: Filter) => !isRare || active || count > 0

const TITLES = {
  category: t.category,
  employmentType: t.employment,
  workplace: t.workplace,
  skills: t.skills,
  shift: t.shift,
  experienceLevel: t.experience,
  benefits: t.benefits,
}

function filtersOf({ search, place }: JobFiltersProps, unit: DistanceUnit): Filter[] {
  const posted = POSTED.find(({ value }) => value === String(search.postedWithin))
  return [
    { key: 'pay', title: t.pay, label: payPill(search), active: search.payFrom !== undefined, isTyped: true },
    ...listFilters.map((key, index) => ({ key, title: TITLES[key], count: search[key].length, isRare: index > 2 })),
    {
      key: 'radius',
      title: t.distance,
      label: distancePill(search, place, unit),
      active: Boolean(search.circle),
    },
    {
      key: 'postedWithin',
      title: t.posted,
      label: posted?.label ?? t.posted,
      active: Boolean(search.postedWithin),
    },
    {
      key: 'answers',
      title: t.filterAnswersTitle,
      label: answersPill(search),
      active: Boolean(search.answersShare ?? search.answersWithinDays),
    },
    { key: 'verified', title: t.verified, active: search.verified, isRare: true },
    {
      key: 'hideApplied',
      title: t.filterAppliedTitle,
      label: search.hideApplied ? t.filterAppliedHidden : t.filterAppliedTitle,
      active: search.hideApplied,
      isRare: true,
    },
  ]
}

const order: Filter = { key: 'sort', title: t.order }

const WithoutScript = () => (
  <noscript>
    <button type="submit">{t.filtersApplyAction}</button>
  </noscript>
)
