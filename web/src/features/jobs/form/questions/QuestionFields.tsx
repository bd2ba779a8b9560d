import { screeningLimits } from '@hearback/contract/jobs/screening-limits.ts'
import * as t from '@hearback/texts/web/screening-form.ts'
import type { GetInputPropsReturnType } from '@mantine/form'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { moved } from '../../../../ui/fields/moved.ts'
import { Section } from '../../../../ui/Layout.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import c from './Questions.module.css'
import { NEW_QUESTION, type QuestionValues } from './question-values.ts'

interface QuestionFieldsProps {
  questions: readonly QuestionValues[]
  /** Props of a field by its path, such as `questions.0.kind`. */
  field: (path: string) => GetInputPropsReturnType
  onChange: (questions: QuestionValues[]) => void
}

/** The screening questions of a job: add, change, move and remove. */
export function QuestionFields({ questions, field, onChange }: QuestionFieldsProps) {
  const list = useRef<HTMLOListElement>(null)
  const count = useRef(questions.length)
  useEffect(() => {
    // The wording of an added question takes the focus.
    if (questions.length > count.current)
      list.current?.querySelector<HTMLElement>('li:last-child [data-wording]')?.focus()
    count.current = questions.length
  }, [questions.length])
  return (
    <Section title={t.title}>
      <div className={c.list}>
        <p className={c.hint}>{t.hint(screeningLimits.questions)}</p>
        <ol ref={list} className={c.questions}>
          {questions.map((question, index) => (
            <QuestionEditor
              // biome-ignore lint/suspicious/noArrayIndexKey: a new question has no identity but its place
              key={index}
              question={question}
              index={index}
              count={questions.length}
              field={(path) => field(`questions.${index}.${path}`)}
              onMove={(by) => onChange(moved(questions, index, by))}
              onRemove={() => onChange(questions.filter((_, place) => place !== index))}
            />
          ))}
        </ol>
        {questions.some(({ _id }) => _id) && <p className={c.hint}>{t.changeNote}</p>}
        {questions.length < screeningLimits.questions && (
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => onChange([...questions, NEW_QUESTION])}>
            {t.add}
          </Button>
        )}
      </div>
    </Section>
  )
}
