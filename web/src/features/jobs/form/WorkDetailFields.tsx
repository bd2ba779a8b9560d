import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/work-details.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { BENEFIT_WORDS, LEVEL_WORDS, SHIFT_WORDS, weekdayWords } from '../../../domain/work-detail-words.ts'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useNow } from '../../../ui/now.ts'
import { languageName } from '../../../ui/text/display-names.ts'
import { ChoiceGrid } from './ChoiceGrid.tsx'
import c from './JobForm.module.css'
import type { JobFieldsProps } from './JobFormFields.tsx'
import { dayOf, type JobFormValues, WORK_DETAILS } from './job-form-values.ts'

const IMMEDIATELY = 'immediately'
const NAMES = Object.keys(WORK_DETAILS)
const hasDetails = (values: JobFormValues) =>
  NAMES.some((name) => JSON.stringify(values[name]) !== JSON.stringify(WORK_DETAILS[name as keyof typeof WORK_DETAILS]))

/** Optional details of the work; collapsed unless one of them is set or invalid. */
export function WorkDetailFields({ field, initial }: JobFieldsProps & { initial: JobFormValues }) {
  const [opened, setOpened] = useState(() => hasDetails(initial))
  const isInvalid = NAMES.some((name) => field(name).error)
  return (
    <details
      className={c.details}
      open={opened || isInvalid}
      onToggle={({ currentTarget: { open } }) => setOpened(open)}
    >
      <summary>
        <h2>{t.formTitle}</h2>
        <ChevronDown size={20} aria-hidden />
        <span className={c.hint}>{t.formHint}</span>
      </summary>
      <div className={c.fields}>
        <Schedule field={field} />
        <Hiring field={field} />
        <ChoiceGrid label={t.benefits} words={BENEFIT_WORDS} field={field('benefits')} />
        <Post field={field} />
      </div>
    </details>
  )
}

const Schedule = ({ field }: JobFieldsProps) => (
  <>
    <ChoiceGrid label={t.shift} words={SHIFT_WORDS} field={field('shifts')} />
    <ChoiceGrid label={t.workDays} words={weekdayWords()} field={field('workDays')} />
    <div className={c.pair}>
      <NumberField label={t.formHoursFrom} maxDecimals={1} {...field('hoursPerWeekFrom')} />
      <NumberField label={t.formHoursTo} maxDecimals={1} {...field('hoursPerWeekTo')} />
    </div>
  </>
)

function Hiring({ field }: JobFieldsProps) {
  const now = useNow()
  const start = field('startDate')
  const level = field('experienceLevel')
  const isImmediate = start.value === IMMEDIATELY
  return (
    <>
      <div className={c.pair}>
        <DateField
          label={t.startDate}
          type="date"
          min={dayOf(now)}
          max={dayOf(now + 366 * 24 * 60 * 60_000)}
          {...start}
          value={isImmediate ? '' : start.value}
          disabled={isImmediate}
        />
        <CheckboxField
          label={t.formStartsImmediately}
          checked={isImmediate}
          onChange={({ currentTarget: { checked } }) => start.onChange(checked ? IMMEDIATELY : '')}
        />
      </div>
      <div className={c.pair}>
        <SelectField
          label={t.experienceLevel}
          data={Object.entries(LEVEL_WORDS).map(([value, label]) => ({ value, label }))}
          clearable
          {...level}
          value={level.value || null}
        />
        <NumberField
          label={t.formOpenings}
          description={t.formOpeningsHint}
          inputMode="numeric"
          maxDecimals={0}
          {...field('openings')}
        />
      </div>
    </>
  )
}

/** Languages of many posts; a post in another one states none. */
const LANGUAGES = [
  ...['en', 'es', 'ar', 'bn', 'de', 'fr', 'hi', 'ht', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'sv', 'tl', 'tr', 'uk'],
  ...['vi', 'zh'],
]

function Post({ field }: JobFieldsProps) {
  const language = field('language')
  const tags = new Set([...LANGUAGES, ...(language.value ? [language.value as string] : [])])
  return (
    <div className={c.pair}>
      <TextField
        label={t.formNeighborhood}
        description={t.formNeighborhoodHint}
        maxLength={limits.oneLine}
        {...field('neighborhood')}
      />
      <SelectField
        label={t.formLanguage}
        data={[...tags].map((value) => ({ value, label: languageName(value) }))}
        clearable
        {...language}
        value={language.value || null}
      />
    </div>
  )
}
