import type { AppealedDecision } from '@hearback/contract/moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageTitle, Section } from '../../ui/Layout.tsx'
import { FailedNotice, Notice } from '../../ui/Notice.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { shortDate } from '../../ui/times.ts'
import { AppealForm } from './AppealForm.tsx'
import c from './Moderation.module.css'
import { partyDecision } from './moderation.queries.ts'
import { consequenceOf, targetOf } from './party-words.ts'

interface PartyDecisionProps {
  id: string
  /** Of the link in the mail: somebody who is suspended cannot sign in. */
  token: string | undefined
}

/** A decision for whoever it is about, and their one appeal. */
export function PartyDecision({ id, token }: PartyDecisionProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(partyDecision(id, token))
  if (isPending)
    return (
      <>
        <PageTitle>A decision</PageTitle>
        <Skeleton height={120} />
      </>
    )
  if (!data) {
    if (error instanceof ApiError && error.status < 500 && error.status > 0)
      return (
        <EmptyState
          heading="h1"
          title="This decision is not here"
          actions={<LinkButton to={paths.login({ next: paths.appeal(id) })}>Sign in</LinkButton>}
        >
          The link may not be whole. Copy it from the mail once more, or sign in to the account that it is about.
        </EmptyState>
      )
    return (
      <>
        <PageTitle>A decision</PageTitle>
        <FailedNotice onRetry={refetch} busy={isFetching}>
          The decision could not be loaded.
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
        {outcome === 'upheld' ? 'Upheld' : 'Dismissed'} <RelativeTime at={createdAt} />
      </p>
      <Section title="The reason">
        <p className={c.words}>{reason}</p>
      </Section>
      {appeal && <Appealed appeal={appeal} />}
      {appealUntil && (
        <Section title="Appeal">
          <p>
            You may appeal once, until {shortDate(appealUntil)}. A moderator looks at it anew, another one than before
            where there is one. What they decide is final.
          </p>
          <AppealForm id={_id} token={token} />
        </Section>
      )}
      {!appeal && !appealUntil && <Notice>There is nothing to appeal here, or it is too late for it.</Notice>}
    </>
  )
}

function Appealed({ appeal }: { appeal: NonNullable<AppealedDecision['appeal']> }) {
  const { words, createdAt, decision } = appeal
  return (
    <>
      <Section title="Your appeal">
        <p className={c.words}>{words}</p>
        <p className={c.meta}>
          <RelativeTime at={createdAt} />
        </p>
        {!decision && <Notice>It waits for a moderator. You hear of the decision by e-mail.</Notice>}
      </Section>
      {decision && (
        <Section title="What was decided of it">
          <p>
            <b>{decision.outcome === 'upheld' ? 'Upheld' : 'Dismissed'}</b>, <RelativeTime at={decision.createdAt} />.
            This is final.
          </p>
          <p className={c.words}>{decision.reason}</p>
        </Section>
      )}
    </>
  )
}
