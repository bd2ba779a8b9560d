import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import type { Member } from '@hearback/contract/accounts/team.ts'
import * as t from '@hearback/texts/web/team.ts'
import { useState } from 'react'
import type { SessionUser } from '../../api/session.ts'
import { isOwner } from '../../domain/company-role.ts'
import { memberName } from '../../domain/member-name.ts'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { MemberRow } from './MemberRow.tsx'
import c from './Team.module.css'
import { leaveCompany, useTeamActs } from './team.mutations.ts'
import { ROLE_TAKEN } from './team-words.ts'

interface MemberListProps {
  members: readonly Member[]
  user: SessionUser
  onLeft: () => unknown
}

/** Members with what the user may do about each. Removing, leaving and stepping down ask first. */
export function MemberList({ members, user, onLeft }: MemberListProps) {
  const acts = useTeamActs()
  const [asking, setAsking] = useState<{ to: 'remove' | 'narrow' | 'leave' | 'step-down'; member: Member }>()
  const [busyId, setBusyId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const close = () => setAsking(undefined)
  const name = asking ? memberName(asking.member) : ''
  const changeRole = async (member: Member, role: CompanyRole) => {
    if (busyId) return
    setBusyId(member._id)
    setProblem(undefined)
    try {
      await acts.changeRole(member._id, role)
      toast({ text: { of: ROLE_TAKEN[role], names: [memberName(member)] } })
    } catch (cause) {
      setProblem((cause as Error).message)
    } finally {
      setBusyId(undefined)
    }
  }
  return (
    <>
      <FormError>{problem}</FormError>
      <ul className={c.rows}>
        {members.map((member) => (
          <MemberRow
            key={member._id}
            member={member}
            isOwn={member._id === user._id}
            canManage={isOwner(user)}
            isLastOwner={member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1}
            busy={busyId === member._id}
            onRole={(role) => void changeRole(member, role)}
            onAsk={(to) => setAsking({ to, member })}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={asking?.to === 'remove'}
        onClose={close}
        title={<Sentence of={t.removeTitle} names={[name]} />}
        confirm={t.removeConfirmAction}
        danger
        onConfirm={async () => {
          if (asking) await acts.remove(asking.member._id)
          toast({ text: { of: t.removed, names: [name] } })
        }}
      >
        {t.removeEffects}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking?.to === 'narrow'}
        onClose={close}
        title={<Sentence of={t.narrowTitle} names={[name]} />}
        confirm={t.makeContributorAction}
        onConfirm={async () => {
          if (asking) await acts.changeRole(asking.member._id, 'contributor')
          toast({ text: { of: t.becameContributor, names: [name] } })
        }}
      >
        {t.narrowEffects}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking?.to === 'step-down'}
        onClose={close}
        title={t.stepDownTitle}
        confirm={t.stepDownAction}
        onConfirm={async () => {
          await acts.changeRole(user._id, 'recruiter')
          toast(t.steppedDown)
        }}
      >
        {t.stepDownEffects}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking?.to === 'leave'}
        onClose={close}
        title={t.leaveTitle}
        confirm={t.leaveConfirmAction}
        danger
        onConfirm={async () => {
          await leaveCompany(user._id)
          await onLeft()
        }}
      >
        {t.leaveEffects}
      </ConfirmDialog>
    </>
  )
}
