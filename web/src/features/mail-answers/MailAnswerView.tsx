import type { MailAnswerPage, MailStep } from '@hearback/contract/hiring/mail-answers.ts'
import * as t from '@hearback/texts/web/mail-answers.ts'
import { useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Facts, PageTitle } from '../../ui/Layout.tsx'
import { PromisedDay } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { LatestAnswer } from './LatestAnswer.tsx'
import { MailAnswerForm } from './MailAnswerForm.tsx'
import c from './MailAnswers.module.css'
import { answerPageOf } from './mail-answers.queries.ts'

interface MailAnswerViewProps {
  /** Undefined until known, empty without a link. */
  token: string | undefined
  /** The button of the email. */
  asked: MailStep
}

/** The page behind the buttons of an email. Opening it changes nothing: an answer is stored by the press of its button. */
export function MailAnswerView({ token, asked }: MailAnswerViewProps) {
  const query = useQuery({ ...answerPageOf(token ?? ''), enabled: Boolean(token) })
  if (token === undefined) return <SkeletonRows rows={3} tile={false} />
  if (token === '') return <NoLink title={t.linkMissingTitle} hint={t.linkMissingHint} />
  const { data } = query
  if (data === undefined)
    return <QueryFallback query={query} rows={3} tile={false} loading={t.loading} failed={t.loadFailed} />
  if (data === null) return <NoLink title={t.linkEndedTitle} hint={t.linkEndedHint} />
  return <Answer token={token} page={data} asked={asked} />
}

function Answer({ token, page, asked }: { token: string; page: MailAnswerPage; asked: MailStep }) {
  const { applicant, jobTitle, company, appliedAt, answerDueAt, latest, steps } = page
  return (
    <>
      <PageTitle lead={<Sentence of={t.lead} names={[applicant, jobTitle, company]} />}>
        <Sentence of={t.heading} names={[applicant]} />
      </PageTitle>
      <Facts
        items={[
          { term: t.applied, value: <PromisedDay at={appliedAt} /> },
          { term: t.due, value: <PromisedDay at={answerDueAt} /> },
        ]}
      />
      <div className={c.answer}>
        {latest && <LatestAnswer token={token} nonce={page.nonce} latest={latest} />}
        {steps.length > 0 && <MailAnswerForm key={latest?._id} token={token} page={page} asked={asked} />}
        {steps.length === 0 && !latest && (
          <Notice action={<LinkButton to={paths.employer()}>{t.seeApplicants}</LinkButton>}>{t.alreadyAnswered}</Notice>
        )}
      </div>
    </>
  )
}

const NoLink = ({ title, hint }: { title: string; hint: string }) => (
  <EmptyState
    heading="h1"
    title={title}
    icon={<MailX size={28} aria-hidden />}
    actions={<LinkButton to={paths.login({ next: paths.employer() })}>{t.signInAction}</LinkButton>}
  >
    {hint}
  </EmptyState>
)
