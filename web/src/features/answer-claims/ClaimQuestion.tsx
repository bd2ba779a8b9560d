import type { AnswerClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/answer-claims.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { calendarDate, localDate } from '../../ui/text/times.ts'
import c from './AnswerClaims.module.css'
import { useSettleClaim } from './answer-claims.mutations.ts'

interface ClaimQuestionProps {
  application: {
    _id: string
    awaitsAnswer: boolean
    jobDetails: Pick<Job, 'company'>
    answerClaim?: AnswerClaim | undefined
  }
}

const QUESTIONS = { phone: t.askedPhone, email: t.askedEmail, in_person: t.askedInPerson, other: t.askedOther }

/** Asks the seeker whether the company answered elsewhere, and shows what became of the claim. */
export function ClaimQuestion({ application }: ClaimQuestionProps) {
  const { answerClaim: claim } = application
  if (!claim || claim.outcome === 'answered' || claim.outcome === 'ended') return null
  return (
    <div className={c.below}>
      <ClaimState application={application} claim={claim} />
    </div>
  )
}

function ClaimState({ application, claim }: ClaimQuestionProps & { claim: AnswerClaim }) {
  const { awaitsAnswer, jobDetails } = application
  const company = jobDetails.company.businessName
  if (claim.outcome === null) return <Question id={application._id} claim={claim} company={company} />
  if (claim.outcome === 'objected')
    return (
      <Notice>
        <Sentence of={awaitsAnswer ? t.toldContested : t.toldContestedOver} names={[company]} />
      </Notice>
    )
  return (
    <Notice tone="good">
      <Sentence of={(name) => t.toldAnswered(name, calendarDate(claim.answeredOn))} names={[company]} />
    </Notice>
  )
}

function Question({ id, claim, company }: { id: string; claim: AnswerClaim; company: string }) {
  const settle = useSettleClaim(id)
  const { channel, answeredOn, settlesAt } = claim
  // The other answer is ignored too while one is on its way.
  const say = (heard: boolean) => settle.isPending || settle.mutate(heard)
  return (
    <section className={c.question} aria-labelledby="claim">
      <h2 id="claim">{t.questionTitle}</h2>
      <p>
        <Sentence of={(name) => QUESTIONS[channel](name, calendarDate(answeredOn))} names={[company]} />{' '}
        {t.askedUntil(localDate(settlesAt))}
      </p>
      <FormError>{settle.error?.message}</FormError>
      <div className={c.acts}>
        <Button busy={settle.isPending && settle.variables} onClick={() => say(true)}>
          {t.confirmAction}
        </Button>
        <Button busy={settle.isPending && !settle.variables} onClick={() => say(false)}>
          {t.objectAction}
        </Button>
      </div>
    </section>
  )
}
