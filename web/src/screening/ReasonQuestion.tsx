import * as t from '@hearback/texts/web/screening.ts'
import { UserText } from '../ui/text/UserText.tsx'
import c from './Screening.module.css'

interface ReasonQuestionProps {
  /** Wording of the question that a rejection names. */
  question: string | undefined
  /** Whether an employer reads it. */
  ofApplicant?: boolean
}

/** The screening question that the reason of a rejection names. */
export const ReasonQuestion = ({ question, ofApplicant }: ReasonQuestionProps) =>
  question === undefined ? null : (
    <span className={c.reason}>
      {ofApplicant ? t.reasonQuestionOfApplicant : t.reasonQuestion} <UserText as="span">{question}</UserText>
    </span>
  )
