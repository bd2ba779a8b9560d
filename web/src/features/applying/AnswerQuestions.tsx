import type { Question } from '@hearback/contract/jobs/screening.ts'
import { isUnanswered, readAnswer } from '@hearback/contract/jobs/screening-answers.ts'
import * as a from '@hearback/texts/web/applying.ts'
import * as t from '@hearback/texts/web/screening.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { inOurWords, readyRefusals } from '../../api/refusals.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { AnswerField } from './AnswerField.tsx'
import c from './Applying.module.css'

/** The answers as typed, by the id of the question. */
export type Answers = Readonly<Record<string, string | number>>

interface AnswerQuestionsProps {
  company: string
  questions: readonly Question[]
  answers: Answers
  onChange: (answers: Answers) => void
  /** The questions changed since they were answered. */
  areNew: boolean
  onBack: () => void
  onNext: () => void
}

/** Why the answer can't be sent; undefined if it can. */
function problemOf(question: Question, raw: string | number | undefined): string | undefined {
  if (isUnanswered(raw)) return question.required ? t.answerRequired : undefined
  const read = readAnswer(question, raw)
  return 'error' in read ? inOurWords(read.error) : undefined
}

/** Step with the questions of the employer. An answer that the job does not need can still be sent. */
export function AnswerQuestions(props: AnswerQuestionsProps) {
  const { company, questions, answers, onChange, areNew, onBack, onNext } = props
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => void readyRefusals(), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!questions.some((question) => problemOf(question, answers[question._id]))) return onNext()
    setChecked(true)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className={c.form}>
      <h3>
        <Sentence of={t.stepTitle} names={[company]} />
      </h3>
      <p className={c.note}>{t.stepHint}</p>
      {areNew && <Notice tone="wrong">{t.questionsChanged}</Notice>}
      {questions.map((question) => (
        <AnswerField
          key={question._id}
          question={question}
          value={answers[question._id]}
          error={isChecked ? problemOf(question, answers[question._id]) : undefined}
          onChange={(answer) => onChange({ ...answers, [question._id]: answer })}
        />
      ))}
      <div className={c.acts}>
        <Button onClick={onBack}>{a.back}</Button>
        <Button type="submit" variant="primary">
          {a.continueAction}
        </Button>
      </div>
    </form>
  )
}
