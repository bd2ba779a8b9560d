import type { Question } from '@hearback/contract/jobs/screening.ts'
import * as t from '@hearback/texts/web/screening.ts'
import { useDates } from '../ui/now.ts'
import { Sentence } from '../ui/text/Sentence.tsx'
import { UserText } from '../ui/text/UserText.tsx'
import c from './Screening.module.css'
import { kindText, neededText, optionText } from './screening-words.ts'

interface JobQuestionsProps {
  questions: readonly Question[]
  heading: 'h2' | 'h3'
}

/** The questions of a job with what it needs, before applying. */
export function JobQuestions({ questions, heading: Heading }: JobQuestionsProps) {
  const dates = useDates()
  return (
    <section className={c.part}>
      <Heading>{t.questionsTitle}</Heading>
      <ol className={c.questions}>
        {questions.map((question) => {
          const needed = neededText(question, dates)
          const options = question.kind === 'yes_no' ? ['yes', 'no'] : (question.options ?? [])
          return (
            <li key={question._id}>
              <UserText>{question.question}</UserText>
              <p className={c.note}>
                {kindText(question) ?? (
                  <UserText as="span">
                    {options.map((option) => optionText(question.kind, option)).join(' · ')}
                  </UserText>
                )}
                {' · '}
                {question.required ? t.requiredMark : t.optionalMark}
              </p>
              {needed && (
                <p className={c.note}>
                  <Sentence of={t.needed} names={[needed]} />
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
