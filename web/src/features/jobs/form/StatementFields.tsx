import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/job-statements.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { Section } from '../../../ui/Layout.tsx'
import { useNow } from '../../../ui/now.ts'
import c from './JobForm.module.css'
import type { JobFieldsProps } from './JobFormFields.tsx'
import { type ChosenPlace, dayOf, type JobFormValues } from './job-form-values.ts'

const VACANCIES = [
  { value: 'existing', label: t.formVacancyExisting },
  { value: 'future', label: t.formVacancyFuture },
]
const AI_USES = [
  { value: 'used', label: t.formAiUsed },
  { value: 'not_used', label: t.formAiNotUsed },
]
const YEAR = 366 * 24 * 60 * 60_000

interface StatementFieldsProps extends JobFieldsProps {
  values: JobFormValues
  place: ChosenPlace
  onChange: (name: 'aiUseDetails', value: string) => void
}

/** Fields about the vacancy, AI in the selection and the decision. In Ontario the law asks for the first two. */
export function StatementFields({ field, values, place, onChange }: StatementFieldsProps) {
  const now = useNow()
  const vacancy = field('vacancy')
  const aiUse = field('aiUse')
  return (
    <Section title={t.formTitle}>
      <div className={c.fields}>
        <p className={c.hint}>{t.formHint}</p>
        {isInOntario(values.location, place) && (!values.vacancy || !values.aiUse) && (
          <Notice>{t.formOntarioNotice}</Notice>
        )}
        <div className={c.pair}>
          <SelectField
            label={t.formVacancy}
            data={VACANCIES}
            clearable
            searchable={false}
            {...vacancy}
            value={vacancy.value || null}
          />
          <SelectField
            label={t.formAiUse}
            data={AI_USES}
            clearable
            searchable={false}
            {...aiUse}
            value={aiUse.value || null}
            onChange={(chosen) => {
              aiUse.onChange(chosen)
              if (chosen !== 'used') onChange('aiUseDetails', '')
            }}
          />
        </div>
        {values.aiUse === 'used' && (
          <TextArea
            label={t.formAiUseDetails}
            description={t.formAiUseDetailsHint}
            counted={limits.aiUseDetails}
            maxLength={limits.aiUseDetails}
            minRows={2}
            {...field('aiUseDetails')}
          />
        )}
        <div className={c.pair}>
          <DateField
            label={t.formDecisionBy}
            description={t.formDecisionByHint}
            type="date"
            min={dayOf(now)}
            max={dayOf(now + YEAR)}
            {...field('decisionBy')}
          />
        </div>
      </div>
    </Section>
  )
}

/** By the chosen place, else by the typed one: "Toronto, ON", not "Ontario, CA". */
const isInOntario = (location: string, place: ChosenPlace) =>
  place?.label === location
    ? place.country === 'CA' && /^(ON|Ontario)$/iu.test(place.region ?? '')
    : /,\s*(ON|Ontario)\b/iu.test(location)
