import { type ApplicantAnswer, type ApplicantOrder, MatchPart } from '@hearback/contract/hiring/applicant-order.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import * as a from '@hearback/texts/web/answer-filter.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { AVAILABILITIES } from '../../profile/availabilities.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { radiusChoices, radiusText, useDistanceUnit } from '../../ui/text/distance.ts'
import { shownName } from '../../ui/text/stored-name.ts'
import { AnswerFilter } from './AnswerFilter.tsx'
import c from './ApplicantFilterBar.module.css'
import { type ApplicantSearch, countFilters, noFilters } from './applicant-filters.ts'

const ORDERS: { value: ApplicantOrder; label: string }[] = [
  { value: 'due', label: t.sortDue },
  { value: 'fit', label: t.sortFit },
  { value: 'distance', label: t.sortDistance },
  { value: 'pay', label: t.sortPay },
  { value: 'availability', label: t.sortAvailability },
  { value: 'applied', label: t.sortApplied },
  { value: 'answer', label: a.sortAnswer },
  { value: 'answer_desc', label: a.sortAnswerDescending },
]
const PARTS: Record<MatchPart, string> = {
  skills: t.filterFitSkills,
  distance: t.filterFitDistance,
  pay: t.filterFitPay,
  availability: t.filterFitAvailability,
  category: t.filterFitCategory,
}
const ANSWERS: { value: ApplicantAnswer; label: string }[] = [
  { value: 'waiting', label: t.filterAnswerWaiting },
  { value: 'overdue', label: t.filterAnswerOverdue },
  { value: 'answered', label: t.filterAnswerAnswered },
]
const DAYS = [1, 7, 30]

interface ApplicantFilterBarProps {
  search: ApplicantSearch
  /** Screening questions of the job. */
  questions: readonly Question[]
  job: Job
  change: (part: Partial<ApplicantSearch>) => void
}

const hasPlace = ({ workplace, location }: Job) => workplace !== 'remote' && location.latitude !== null
const hasComparablePay = ({ estimatedFrom, currency }: Job) => estimatedFrom !== null && currency === 'USD'

/** Order of the list, and a button that opens the filters. */
export function ApplicantFilterBar({ search, job, questions, change }: ApplicantFilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const count = countFilters(search)
  const orders = ORDERS.filter(
    ({ value }) =>
      value === search.sort ||
      ((value !== 'distance' || hasPlace(job)) &&
        (value !== 'pay' || hasComparablePay(job)) &&
        (!value.startsWith('answer') || search.question !== '')),
  )
  return (
    <>
      <div className={c.bar}>
        <SelectField
          aria-label={t.sortLabel}
          data={orders}
          value={search.sort}
          allowDeselect={false}
          searchable={false}
          onChange={(sort) => change({ sort: (sort ?? 'due') as ApplicantOrder })}
        />
        <Button
          icon={<SlidersHorizontal size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? t.filtersChosen(count) : t.filters}
        </Button>
        {count > 0 && (
          <Button
            variant="quiet"
            onClick={() => change({ ...noFilters, status: search.status, keyword: search.keyword })}
          >
            {t.filtersClear}
          </Button>
        )}
      </div>
      <div id={id} className={c.filters} hidden={!isOpen}>
        {isOpen && <Filters search={search} job={job} questions={questions} change={change} />}
      </div>
    </>
  )
}

function Filters({ search, job, questions, change }: ApplicantFilterBarProps) {
  const unit = useDistanceUnit(job.location.country)
  const { fits, withinKm, availability, answer, appliedDays } = search
  const toggle = (part: MatchPart) =>
    change({ fits: fits.includes(part) ? fits.filter((one) => one !== part) : [...fits, part] })
  const days = [...new Set([...DAYS, ...(appliedDays ? [appliedDays] : [])])].sort((a, b) => a - b)
  return (
    <>
      <fieldset className={c.parts}>
        <legend>{t.filterFitLabel}</legend>
        {MatchPart.options.map((part) => (
          <CheckboxField key={part} label={PARTS[part]} checked={fits.includes(part)} onChange={() => toggle(part)} />
        ))}
      </fieldset>
      {hasPlace(job) && (
        <SelectField
          label={t.filterDistanceLabel}
          placeholder={t.filterAny}
          data={radiusChoices(unit, withinKm).map((km) => ({ value: String(km), label: radiusText(km, unit) }))}
          value={withinKm ? String(withinKm) : null}
          onChange={(km) => change({ withinKm: km ? Number(km) : undefined })}
          clearable
          searchable={false}
        />
      )}
      <SelectField
        label={t.filterAvailabilityLabel}
        placeholder={t.filterAny}
        data={[...new Set([...AVAILABILITIES, ...(availability ? [availability] : [])])].map((value) => ({
          value,
          label: shownName(value),
        }))}
        value={availability || null}
        onChange={(chosen) => change({ availability: chosen ?? '' })}
        clearable
        searchable={false}
      />
      <SelectField
        label={t.filterAnswerLabel}
        placeholder={t.filterAny}
        data={ANSWERS}
        value={answer ?? null}
        onChange={(chosen) => change({ answer: (chosen ?? undefined) as ApplicantAnswer | undefined })}
        clearable
        searchable={false}
      />
      <SelectField
        label={t.filterAppliedLabel}
        placeholder={t.filterAny}
        data={days.map((count) => ({ value: String(count), label: t.filterAppliedDays(count) }))}
        value={appliedDays ? String(appliedDays) : null}
        onChange={(chosen) => change({ appliedDays: chosen ? Number(chosen) : undefined })}
        clearable
        searchable={false}
      />
      {questions.length > 0 && <AnswerFilter search={search} questions={questions} change={change} />}
    </>
  )
}
