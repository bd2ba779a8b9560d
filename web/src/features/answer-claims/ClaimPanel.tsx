import type { Application } from '@hearback/contract/hiring/applications.ts'
import type { AnswerClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/answer-claims.ts'
import { useState } from 'react'
import { isCounted } from '../../domain/answer-claims.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { calendarDate, localDate } from '../../ui/text/times.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { CHANNELS } from './channels.ts'

interface ClaimPanelProps {
  application: Pick<Application, '_id' | 'awaitsAnswer' | 'appliedAt'> & {
    applicant: Seeker
    answerClaim?: AnswerClaim | undefined
  }
}

/** Lets the employer say that they answered elsewhere, and shows what became of it. */
export function ClaimPanel({ application }: ClaimPanelProps) {
  const { _id: id, awaitsAnswer, appliedAt, applicant, answerClaim } = application
  const [isAsking, setIsAsking] = useState(false)
  const name = nameOf(applicant)
  if (answerClaim) return <ClaimState claim={answerClaim} name={name} awaitsAnswer={awaitsAnswer} />
  if (!awaitsAnswer) return null
  if (isAsking) return <ClaimForm id={id} name={name} appliedAt={appliedAt} onClose={() => setIsAsking(false)} />
  return (
    <div>
      <Button size="sm" variant="quiet" flush onClick={() => setIsAsking(true)}>
        {t.claimAction}
      </Button>
    </div>
  )
}

interface ClaimStateProps {
  claim: AnswerClaim
  name: string
  awaitsAnswer: boolean
}

/** Nothing for a claim that an answer here or a withdrawal ended: the application shows those. */
function ClaimState({ claim, name, awaitsAnswer }: ClaimStateProps) {
  const { channel, outcome, answeredOn, settlesAt } = claim
  const how = t.claimed(CHANNELS[channel].toLowerCase(), calendarDate(answeredOn))
  if (outcome === null)
    return (
      <Notice>
        {how} <Sentence of={(person) => t.claimOpen(person, localDate(settlesAt))} names={[name]} />
      </Notice>
    )
  if (outcome === 'objected')
    return (
      <Notice {...(awaitsAnswer && { tone: 'wrong' })}>
        {how} <Sentence of={awaitsAnswer ? t.claimContested : t.claimContestedOver} names={[name]} />
      </Notice>
    )
  if (!isCounted(claim)) return null
  return (
    <Notice tone="good">
      {how} {outcome === 'confirmed' ? <Sentence of={t.claimConfirmed} names={[name]} /> : t.claimUncontested}
    </Notice>
  )
}
