import type { readInvitation } from '@hearback/contract/accounts/team.ts'
import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import * as t from '@hearback/texts/web/team.ts'
import { useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { currentSession, type SessionUser, useMember } from '../../../api/session.ts'
import { signOut } from '../../../api/sign-out.ts'
import { paths } from '../../../routing/paths.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { PageTitle } from '../../../ui/Layout.tsx'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import { localDate } from '../../../ui/text/times.ts'
import { Verified } from '../../../ui/verification/Verified.tsx'
import c from '../Team.module.css'
import { invitationOf } from '../team.queries.ts'
import { JOIN_LEADS, JOIN_RIGHTS } from '../team-words.ts'
import { AcceptForm } from './AcceptForm.tsx'
import { type Joined, JoinForm } from './JoinForm.tsx'

export type ReadInvitation = ReplyOf<typeof readInvitation>

interface JoinViewProps {
  /** Undefined until known, empty without a link. */
  token: string | undefined
  /** Receives the new session and the name of the company. */
  onJoined: (session: Joined, company: string) => unknown
}

/** Shows an invitation, and what the reader can do with it. Nothing is accepted without a press of the button. */
export function JoinView({ token, onJoined }: JoinViewProps) {
  const query = useQuery({ ...invitationOf(token ?? ''), enabled: Boolean(token) })
  const member = useMember()
  if (token === undefined) return <SkeletonRows rows={3} tile={false} />
  if (token === '')
    return (
      <EmptyState heading="h1" title={t.linkMissingTitle} icon={<MailX size={28} aria-hidden />}>
        {t.linkMissingHint}
      </EmptyState>
    )
  const { data } = query
  if (data === undefined)
    return <QueryFallback query={query} rows={3} tile={false} loading={t.joinLoading} failed={t.joinLoadFailed} />
  if (data === null) return <Ended member={member} />
  const { company, email, role, expiresAt } = data
  return (
    <>
      <PageTitle lead={<Sentence of={JOIN_LEADS[role]} names={[email]} />}>
        <Sentence of={t.joinHeading} names={[company.businessName]} />
      </PageTitle>
      <div className={c.notes}>
        <Verified of={company.verification} />
        <p>{JOIN_RIGHTS[role]}</p>
        <p className={c.small}>{t.joinExpires(localDate(expiresAt))}</p>
      </div>
      <Answer
        token={token}
        invitation={data}
        member={member}
        onStale={() => void query.refetch()}
        onJoined={(session) => onJoined(session, company.businessName)}
      />
      <p className={c.decline}>{t.joinDeclineHint}</p>
    </>
  )
}

const Ended = ({ member }: { member: SessionUser | undefined }) => (
  <EmptyState
    heading="h1"
    title={t.endedTitle}
    icon={<MailX size={28} aria-hidden />}
    actions={
      member ? (
        <LinkButton to={member.userType === 'employer' ? paths.employer() : paths.home()}>{t.homeAction}</LinkButton>
      ) : (
        <LinkButton to={paths.login()}>{t.joinSignInAction}</LinkButton>
      )
    }
  >
    {member ? t.endedSignedInHint : t.endedHint}
  </EmptyState>
)

interface AnswerProps {
  token: string
  invitation: ReadInvitation
  member: SessionUser | undefined
  /** Called when the invitation turns out to be different from what is shown. */
  onStale: () => void
  onJoined: (session: Joined) => unknown
}

/** Lets the reader join, sign in first, or use another account. */
function Answer({ token, invitation, member, onStale, onJoined }: AnswerProps) {
  const { company, email, hasAccount } = invitation
  if (!member)
    return hasAccount ? (
      <Notice
        action={
          <LinkButton variant="primary" to={paths.login({ next: paths.join() })}>
            {t.joinSignInAction}
          </LinkButton>
        }
      >
        {t.joinSignInHint}
      </Notice>
    ) : (
      <JoinForm token={token} email={email} onStale={onStale} onDone={onJoined} />
    )
  if (!isSameAddress(member.email, email))
    return (
      <Notice action={<Button onClick={signOut}>{t.otherAccountAction}</Button>}>
        <Sentence of={t.otherAccountHint} names={[member.email, email]} />
      </Notice>
    )
  if (member.userType !== 'employer') return <Notice>{t.seekerAccountHint}</Notice>
  if ((member.company?._id ?? member._id) === company._id && member.company !== null)
    return <Notice action={<LinkButton to={paths.employer()}>{t.homeAction}</LinkButton>}>{t.alreadyMemberHint}</Notice>
  if (member.company || (member.company === undefined && member.profileComplete))
    return <Notice>{t.otherCompanyHint}</Notice>
  return (
    <AcceptForm
      token={token}
      onStale={onStale}
      onDone={({ user }) => onJoined({ authtoken: currentSession()?.token ?? '', user } as Joined)}
    />
  )
}

/** Addresses are stored in lower case, but a session may be older than that. */
const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
