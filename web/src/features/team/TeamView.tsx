import type { Member } from '@hearback/contract/accounts/team.ts'
import * as t from '@hearback/texts/web/team.ts'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { partyId, type SessionUser } from '../../api/session.ts'
import { isOwner } from '../../domain/company-role.ts'
import { ownTeam } from '../../domain/own-team.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Section } from '../../ui/Layout.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { InvitationList } from './InvitationList.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MemberList } from './MemberList.tsx'

import { useOwnRole } from './use-own-role.ts'

interface TeamViewProps {
  user: SessionUser
  /** Called once the user has left the company. */
  onLeft: () => unknown
}

/** Members and invitations of the company. Owners change them; others read the members and may leave. */
export function TeamView({ user, onLeft }: TeamViewProps) {
  const query = useQuery(ownTeam(partyId(user)))
  const { data } = query
  const [inviting, setInviting] = useState(false)
  useOwnRole(user, data?.members)
  if (!data) return <QueryFallback query={query} rows={3} tile={false} loading={t.loading} failed={t.loadFailed} />
  const { members, invitations } = data
  const canManage = isOwner(user)
  const isAlone = members.length === 1 && invitations.length === 0
  return (
    <>
      <Section title={t.members} note={!canManage && t.membersNote}>
        <MemberList members={members} user={user} onLeft={onLeft} />
        {canManage && members.length > 1 && isOnlyOwner(members, user) && <p>{t.soleOwnerHint}</p>}
      </Section>
      {canManage &&
        (isAlone ? (
          <Alone hasProfile={user.profileComplete !== false} onInvite={() => setInviting(true)} />
        ) : (
          <InvitationList invitations={invitations} onInvite={() => setInviting(true)} />
        ))}
      <Dialog opened={canManage && inviting} onClose={() => setInviting(false)} title={t.inviteTitle}>
        <InviteForm onDone={() => setInviting(false)} />
      </Dialog>
    </>
  )
}

const isOnlyOwner = (members: readonly Member[], user: SessionUser) =>
  members.every(({ _id, role }) => (_id === user._id) === (role === 'owner'))

/** Invites the only member to invite others, which needs a company with a name. */
const Alone = ({ hasProfile, onInvite }: { hasProfile: boolean; onInvite: () => void }) =>
  hasProfile ? (
    <EmptyState
      title={t.aloneTitle}
      icon={<UserPlus size={28} aria-hidden />}
      actions={
        <Button variant="primary" onClick={onInvite}>
          {t.inviteAction}
        </Button>
      }
    >
      {t.aloneHint}
    </EmptyState>
  ) : (
    <EmptyState
      title={t.profileNeededTitle}
      icon={<UserPlus size={28} aria-hidden />}
      actions={
        <LinkButton variant="primary" to={paths.onboarding({ next: paths.settings('team') })}>
          {t.profileNeededAction}
        </LinkButton>
      }
    >
      {t.profileNeededHint}
    </EmptyState>
  )
