import type { MailAnswer } from '@hearback/contract/hiring/mail-answers.ts'
import * as t from '@hearback/texts/web/mail-answers.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { Countdown } from '../../ui/text/RelativeTime.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './MailAnswers.module.css'
import { useAnswerPage } from './mail-answers.queries.ts'
import { answerWords } from './step-labels.ts'

interface LatestAnswerProps {
  token: string
  nonce: string
  latest: MailAnswer
}

/** The outcome of the latest answer. A waiting one can be undone. */
export function LatestAnswer({ token, nonce, latest }: LatestAnswerProps) {
  const { undo } = useAnswerPage(token)
  const { _id: id, outcome, message, by, runsAt } = latest
  const answer = answerWords(latest)
  if (outcome === 'sent') return <Notice tone="good">{t.sent(answer)}</Notice>
  if (outcome === 'undone') return <Notice>{t.undone}</Notice>
  if (outcome === 'answered') return <Notice>{t.answeredFirst}</Notice>
  if (outcome === 'not_possible') return <Notice tone="wrong">{t.notPossible}</Notice>
  return (
    <>
      <Notice tone="good">{by ? t.waitingBy(by, answer) : t.waitingOwn(answer)}</Notice>
      {message && <UserText>{message}</UserText>}
      <p className={c.hint}>
        {t.sentIn} <Countdown at={runsAt} over={t.sending} />
      </p>
      <FormError>{undo.error?.message}</FormError>
      <Button size="lg" wide busy={undo.isPending} onClick={() => undo.mutate({ token, nonce, id })}>
        {t.undoAction}
      </Button>
    </>
  )
}
