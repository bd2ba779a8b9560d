import type { AppealedDecision } from '@hearback/contract/trust/moderation.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice, Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { PageTitle, Section } from '../../ui/Layout.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { localDate } from '../../ui/text/times.ts'
import { UserText } from '../../ui/text/UserText.tsx'
import { AppealForm } from './AppealForm.tsx'
import c from './Moderation.module.css'
import { partyDecision } from './moderation.queries.ts'
import { consequenceOf, targetOf } from './party-words.ts'

interface PartyDecisionProps {
  id: string
  /** Token of the mail link, because a suspended user cannot sign in. */
  token: string | undefined
}

/** A decision for one of its parties, with the option of one appeal. */
export const PartyDecision = (props: PartyDecisionProps) => (
  <div className={c.partyDecision}>
    <Decision {...props} />
  </div>
)

function Decision({ id, token }: PartyDecisionProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(partyDecision(id, token))
  if (isPending)
    return (
      <>
        <PageTitle>{t.partyDecisionTitle}</PageTitle>
        <Skeleton height={120} />
      </>
    )
  if (!data) {
    if (error instanceof ApiError && error.status < 500 && error.status > 0)
      return (
        <EmptyState
          heading="h1"
          title={t.partyMissingTitle}
          actions={<LinkButton to={paths.login({ next: paths.appeal(id) })}>{t.signIn}</LinkButton>}
        >
          {t.partyMissingHint}
        </EmptyState>
      )
    return (
      <>
        <PageTitle>{t.partyDecisionTitle}</PageTitle>
        <FailedNotice onRetry={refetch} busy={isFetching}>
          {t.partyFailed}
        </FailedNotice>
      </>
    )
  }
  return <Parts decision={data} token={token} />
}

function Parts({ decision, token }: { decision: AppealedDecision; token: string | undefined }) {
  const { _id, reason, createdAt, appeal, appealUntil, outcome } = decision
  return (
    <>
      <PageTitle lead={consequenceOf(decision)}>{targetOf(decision)}</PageTitle>
      <p className={c.meta}>
        {outcome === 'upheld' ? t.outcomeUpheld : t.dismissed} <RelativeTime at={createdAt} />
      </p>
      <Section title={t.partyReasonTitle}>
        <UserText className={c.words}>{reason}</UserText>
      </Section>
      {appeal && <Appealed appeal={appeal} />}
      {appealUntil && (
        <Section title={t.appeal}>
          <p>{t.partyAppealPossible(localDate(appealUntil))}</p>
          <AppealForm id={_id} token={token} />
        </Section>
      )}
      {!appeal && !appealUntil && <Notice>{t.partyAppealClosed}</Notice>}
    </>
  )
}

function Appealed({ appeal }: { appeal: NonNullable<AppealedDecision['appeal']> }) {
  const { words, createdAt, decision } = appeal
  return (
    <>
      <Section title={t.partyAppealTitle}>
        <UserText className={c.words}>{words}</UserText>
        <p className={c.meta}>
          <RelativeTime at={createdAt} />
        </p>
        {!decision && <Notice>{t.partyPending}</Notice>}
      </Section>
      {decision && (
        <Section title={t.partyOutcomeTitle}>
          <p>
            <b>{decision.outcome === 'upheld' ? t.outcomeUpheld : t.dismissed}</b>,{' '}
            <RelativeTime at={decision.createdAt} />
            {t.partyFinal}
          </p>
          <UserText className={c.words}>{decision.reason}</UserText>
        </Section>
      )}
    </>
  )
}
