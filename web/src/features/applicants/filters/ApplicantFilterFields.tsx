import { type ApplicantAnswer, MatchPart } from '@hearback/contract/hiring/applicant-order.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { AVAILABILITIES } from '../../../profile/availabilities.ts'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { radiusChoices, radiusText, useDistanceUnit } from '../../../ui/text/distance.ts'
import { shownName } from '../../../ui/text/stored-name.ts'
import type { ApplicantSearch } from '../applicant-filters.ts'
import { AnswerFilter } from './AnswerFilter.tsx'
import c from './ApplicantFilterBar.module.css'
import { hasPlace } from './applicant-orders.ts'

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

export interface ApplicantFilterProps {
  search: ApplicantSearch
  /** Screening questions of the job. */
  questions: readonly Question[]
  job: Job
  change: (part: Partial<ApplicantSearch>) => void
}

/** All filters of the applicants besides keyword and status. */
export function ApplicantFilterFields({ search, job, questions, change }: ApplicantFilterProps) {
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
