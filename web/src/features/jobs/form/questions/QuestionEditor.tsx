import type { QuestionKind } from '@hearback/contract/jobs/screening.ts'
import { screeningLimits } from '@hearback/contract/jobs/screening-limits.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/screening-form.ts'
import { useId } from 'react'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { CheckboxField } from '../../../../ui/fields/CheckboxField.tsx'
import { MoveButtons } from '../../../../ui/fields/MoveButtons.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../../../ui/fields/TextField.tsx'
import { NeededFields, type QuestionPartProps } from './NeededFields.tsx'
import c from './Questions.module.css'
import { type SensitiveTopic, sensitiveTopics } from './sensitive-topics.ts'

const KINDS: Record<QuestionKind, string> = {
  yes_no: t.kindYesNo,
  one_of: t.kindOneOf,
  number: t.kindNumber,
  date: t.kindDate,
  text: t.kindText,
}
const WARNINGS: Record<SensitiveTopic, string> = {
  health: t.warningHealth,
  age: t.warningAge,
  origin: t.warningOrigin,
  family: t.warningFamily,
  pay: t.warningPay,
}

interface QuestionEditorProps extends QuestionPartProps {
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One screening question with its kind, its options and what the job needs. */
export function QuestionEditor({ question, index, count, field, onMove, onRemove }: QuestionEditorProps) {
  const position = index + 1
  const options = field('options')
  const required = field('required')
  const id = useId()
  return (
    <li className={c.question}>
      <fieldset aria-labelledby={id}>
        <div className={c.head}>
          <h3 id={id}>{t.questionNumber(position)}</h3>
          <MoveButtons
            labels={{ up: t.moveUp(position), down: t.moveDown(position), remove: t.remove(position) }}
            {...{ index, count, onMove, onRemove }}
          />
        </div>
        <TextField
          label={t.wording}
          required
          maxLength={limits.oneLine}
          data-wording
          dir="auto"
          {...field('question')}
        />
        <Warnings texts={[question.question, ...(question.kind === 'one_of' ? question.options : [])]} />
        <SelectField
          label={t.kind}
          data={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
          allowDeselect={false}
          searchable={false}
          {...field('kind')}
        />
        {question.kind === 'one_of' && (
          <TextArea
            label={t.options}
            description={t.optionsHint(2, screeningLimits.options)}
            required
            minRows={3}
            {...options}
            value={question.options.join('\n')}
            onChange={({ currentTarget: { value } }) => options.onChange(value === '' ? [] : value.split('\n'))}
          />
        )}
        {question.kind === 'number' && (
          <TextField label={t.unit} description={t.unitHint} maxLength={screeningLimits.unit} {...field('unit')} />
        )}
        {question.kind !== 'text' && <NeededFields question={question} field={field} />}
        <CheckboxField
          label={t.required}
          checked={question.required}
          onChange={({ currentTarget: { checked } }) => required.onChange(checked)}
        />
      </fieldset>
    </li>
  )
}

/** Reasons why a question may be a problem; it can still be asked. */
const Warnings = ({ texts }: { texts: readonly string[] }) => (
  <div className={c.warnings} aria-live="polite">
    {sensitiveTopics(texts.join('\n')).map((topic) => (
      <Notice key={topic}>{WARNINGS[topic]}</Notice>
    ))}
  </div>
)
