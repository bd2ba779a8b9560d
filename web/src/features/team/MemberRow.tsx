import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import type { Member } from '@hearback/contract/accounts/team.ts'
import * as t from '@hearback/texts/web/team.ts'
import { ChevronDown } from 'lucide-react'
import { memberName } from '../../domain/member-name.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu, type MenuEntry } from '../../ui/overlays/Menu.tsx'
import { localDate } from '../../ui/text/times.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './Team.module.css'
import { ROLE_NAMES } from './team-words.ts'

interface MemberRowProps {
  member: Member
  isOwn: boolean
  /** Whether the user is an owner. */
  canManage: boolean
  isLastOwner: boolean
  busy: boolean
  onRole: (role: CompanyRole) => void
  onAsk: (to: 'remove' | 'narrow' | 'leave' | 'step-down') => void
}

export function MemberRow(props: MemberRowProps) {
  const { member, isOwn, busy } = props
  const name = memberName(member)
  const entries = entriesOf(props)
  return (
    <li className={c.row}>
      <div className={c.who}>
        <p>
          <Verbatim>
            <b>{name}</b>
          </Verbatim>
          {isOwn && <span className={c.tag}>{t.you}</span>}
        </p>
        {name !== member.email && (
          <p className={c.small}>
            <Verbatim>{member.email}</Verbatim>
          </p>
        )}
        <p className={c.small}>{t.joined(localDate(member.joinedAt))}</p>
      </div>
      {entries.length === 0 ? (
        <span className={c.role}>{ROLE_NAMES[member.role]}</span>
      ) : (
        <Menu
          label={t.memberMenu(name)}
          align="end"
          entries={entries}
          trigger={(trigger) => (
            <Button {...trigger} busy={busy} iconAfter={<ChevronDown size={16} aria-hidden />}>
              {ROLE_NAMES[member.role]}
              <span className="sr">
                {' '}
                <Verbatim>{name}</Verbatim>
              </span>
            </Button>
          )}
        />
      )}
    </li>
  )
}

/** Empty where nothing can be done: about others as a recruiter, and about oneself as the only owner. */
function entriesOf({ member, isOwn, canManage, isLastOwner, onRole, onAsk }: MemberRowProps): MenuEntry[] {
  if (isOwn && isLastOwner) return []
  const leave = { label: t.leaveAction, danger: true, onSelect: () => onAsk('leave') }
  if (!canManage) return isOwn ? [leave] : []
  if (isOwn) return [{ label: t.stepDownAction, onSelect: () => onAsk('step-down') }, 'line', leave]
  const roles = [
    { role: 'owner', label: t.makeOwnerAction, onSelect: () => onRole('owner') },
    { role: 'recruiter', label: t.makeRecruiterAction, onSelect: () => onRole('recruiter') },
    { role: 'contributor', label: t.makeContributorAction, onSelect: () => onAsk('narrow') },
  ]
  return [
    ...roles.filter(({ role }) => role !== member.role),
    'line',
    { label: t.removeAction, danger: true, onSelect: () => onAsk('remove') },
  ]
}
