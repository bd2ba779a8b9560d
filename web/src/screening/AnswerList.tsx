import type { ScreeningAnswer } from '@hearback/contract/jobs/screening.ts'
import * as t from '@hearback/texts/web/screening.ts'
import { Check, Minus } from 'lucide-react'
import { useDates } from '../ui/now.ts'
import { UserText } from '../ui/text/UserText.tsx'
import c from './Screening.module.css'
import { answerText } from './screening-words.ts'

/** The answers of an application, with the wording of the questions at the time. */
export function AnswerList({ answers }: { answers: readonly ScreeningAnswer[] }) {
  const dates = useDates()
  return (
    <dl className={c.answers}>
      {answers.map((answer) => (
        <div key={answer.question}>
          <UserText as="dt">{answer.wording}</UserText>
          <UserText as="dd">
            {answerText(answer, dates)}
            <Need meets={answer.meets} />
          </UserText>
        </div>
      ))}
    </dl>
  )
}

function Need({ meets }: { meets: boolean | undefined }) {
  if (meets === undefined) return null
  const Icon = meets ? Check : Minus
  return (
    <span className={c.need} data-meets={meets}>
      <Icon size={15} aria-hidden />
      {meets ? t.meetsNeed : t.missesNeed}
    </span>
  )
}
