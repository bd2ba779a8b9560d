import { MailStep } from '@hearback/contract/hiring/mail-answers.ts'
import * as t from '@hearback/texts/web/mail-answers.ts'
import { useSearchParams } from 'react-router'
import { useAnswerToken } from '../../features/mail-answers/answer-token.ts'
import { MailAnswerView } from '../../features/mail-answers/MailAnswerView.tsx'

export const meta = () => [{ title: t.pageTitle }, { name: 'robots', content: 'noindex' }]

export default function AnswerPage() {
  const [query] = useSearchParams()
  const step = MailStep.safeParse(query.get('step'))
  return <MailAnswerView token={useAnswerToken()} asked={step.success ? step.data : 'rejected'} />
}
