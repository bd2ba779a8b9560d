import * as t from '@hearback/texts/web/screening-form.ts'
import type { GetInputPropsReturnType } from '@mantine/form'
import { optionText } from '../../../../screening/screening-words.ts'
import { CheckboxField } from '../../../../ui/fields/CheckboxField.tsx'
import { DateField } from '../../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../../ui/fields/NumberField.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import c from './Questions.module.css'
import { choicesOf, type QuestionValues } from './question-values.ts'

export interface QuestionPartProps {
  question: QuestionValues
  /** Props of a field of this question. */
  field: (path: string) => GetInputPropsReturnType
}

/** The answers that the job needs, by the kind of the question. */
export function NeededFields({ question, field }: QuestionPartProps) {
  return (
    <>
      <Needed question={question} field={field} />
      <p className={c.hint}>{t.neededNote}</p>
    </>
  )
}

function Needed({ question, field }: QuestionPartProps) {
  if (question.kind === 'number')
    return (
      <div className={c.pair}>
        <NumberField label={t.neededMin} {...field('needed.min')} />
        <NumberField label={t.neededMax} {...field('needed.max')} />
      </div>
    )
  if (question.kind === 'date')
    return (
      <div className={c.pair}>
        <DateField type="date" label={t.neededEarliest} {...field('needed.earliest')} />
        <DateField type="date" label={t.neededLatest} {...field('needed.latest')} />
      </div>
    )
  return question.kind === 'yes_no' ? (
    <NeededYesNo question={question} field={field} />
  ) : (
    <NeededOptions question={question} field={field} />
  )
}

function NeededYesNo({ question, field }: QuestionPartProps) {
  const { error, onChange } = field('needed.options')
  return (
    <SelectField
      label={t.neededAnswer}
      placeholder={t.neededAny}
      data={choicesOf(question).map((value) => ({ value, label: optionText('yes_no', value) }))}
      clearable
      searchable={false}
      error={error}
      value={choicesOf(question).find((choice) => question.needed.options.includes(choice)) ?? null}
      onChange={(value) => onChange(value ? [value] : [])}
    />
  )
}

function NeededOptions({ question, field }: QuestionPartProps) {
  const { error, onChange } = field('needed.options')
  const chosen = question.needed.options
  const choices = choicesOf(question)
  if (choices.length === 0) return null
  const toggle = (option: string) =>
    onChange(choices.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one))))
  return (
    <fieldset className={c.options}>
      <legend>{t.neededOptions}</legend>
      <p className={c.hint}>{t.neededOptionsHint}</p>
      {choices.map((option) => (
        <CheckboxField
          key={option}
          label={<bdi>{option}</bdi>}
          checked={chosen.includes(option)}
          onChange={() => toggle(option)}
        />
      ))}
      {error && <p className={c.problem}>{error}</p>}
    </fieldset>
  )
}
