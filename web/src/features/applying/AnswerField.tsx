import type { Question } from '@hearback/contract/jobs/screening.ts'
import { isUnanswered, meetsNeed, readAnswer } from '@hearback/contract/jobs/screening-answers.ts'
import { screeningLimits } from '@hearback/contract/jobs/screening-limits.ts'
import * as t from '@hearback/texts/web/screening.ts'
import type { ReactNode } from 'react'
import { neededText, optionText } from '../../screening/screening-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './Applying.module.css'

interface AnswerFieldProps {
  question: Question
  value: string | number | undefined
  error: string | undefined
  onChange: (answer: string | number) => void
}

/** One question with its answer, and a notice as soon as the answer is not what the job needs. */
export function AnswerField({ question, value, error, onChange }: AnswerFieldProps) {
  const needed = neededText(question)
  const read = isUnanswered(value) ? undefined : readAnswer(question, value)
  const isMismatch = read !== undefined && 'value' in read && meetsNeed(question, read.value) === false
  return (
    <div className={c.answer}>
      <Input question={question} value={value} error={error} onChange={onChange} note={<Note question={question} />} />
      <div aria-live="polite">
        {isMismatch && needed && (
          <Notice>
            <Sentence of={t.mismatch} names={[needed]} />
          </Notice>
        )}
      </div>
    </div>
  )
}

/** Whether the question has to be answered, and what the job needs. */
function Note({ question }: { question: Question }) {
  const needed = neededText(question)
  return (
    <>
      {question.required ? t.requiredMark : t.optionalMark}
      {needed && (
        <>
          {' · '}
          <Sentence of={t.needed} names={[needed]} />
        </>
      )}
    </>
  )
}

function Input({ question, value, error, onChange, note }: AnswerFieldProps & { note: ReactNode }) {
  const { kind, unit, required } = question
  const label = <UserText as="span">{question.question}</UserText>
  const shared = { label, description: note, error, 'aria-required': required }
  if (kind === 'number')
    return (
      <NumberField
        {...shared}
        value={value ?? ''}
        rightSection={unit && <bdi className={c.unit}>{unit}</bdi>}
        rightSectionWidth="auto"
        rightSectionPointerEvents="none"
        onChange={onChange}
      />
    )
  if (kind === 'date')
    return (
      <DateField
        {...shared}
        type="date"
        value={String(value ?? '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  if (kind === 'text')
    return (
      <TextArea
        {...shared}
        dir="auto"
        counted={screeningLimits.text}
        minRows={2}
        value={String(value ?? '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  return <Choice question={question} label={label} note={note} value={value} error={error} onChange={onChange} />
}

interface ChoiceProps extends AnswerFieldProps {
  label: ReactNode
  note: ReactNode
}

/** An optional choice can be taken back. */
function Choice({ question, label, note, value, error, onChange }: ChoiceProps) {
  const options = question.kind === 'yes_no' ? ['yes', 'no'] : (question.options ?? [])
  return (
    <>
      <RadioCards
        label={
          <>
            {label}
            <span className={c.about}>{note}</span>
          </>
        }
        options={options.map((option) => ({
          value: option,
          label: question.kind === 'yes_no' ? optionText('yes_no', option) : <UserText as="span">{option}</UserText>,
        }))}
        value={value === undefined ? undefined : String(value)}
        error={error}
        onChange={onChange}
      />
      {!question.required && !isUnanswered(value) && (
        <Button size="sm" variant="quiet" onClick={() => onChange('')}>
          {t.answerClear}
          <span className="sr"> {question.question}</span>
        </Button>
      )}
    </>
  )
}
