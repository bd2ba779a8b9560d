import type { Invitation } from '@hearback/contract/accounts/team.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/team.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Section } from '../../ui/Layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { localDate } from '../../ui/text/times.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './Team.module.css'
import { useTeamActs } from './team.mutations.ts'
import { ROLE_NAMES } from './team-words.ts'

interface InvitationListProps {
  invitations: readonly Invitation[]
  onInvite: () => void
}

/** Invitations that are not accepted yet, with the button to invite someone. */
export function InvitationList({ invitations, onInvite }: InvitationListProps) {
  const { cancel } = useTeamActs()
  const [canceling, setCanceling] = useState<Invitation>()
  // Expired invitations make room by themselves.
  const isFull = invitations.filter(({ expired }) => !expired).length >= limits.companyInvitations
  const email = canceling?.email ?? ''
  return (
    <Section
      title={t.invitations}
      note={t.invitationsNote}
      actions={!isFull && <Button onClick={onInvite}>{t.inviteAction}</Button>}
    >
      {isFull && <p>{t.invitationsFull(limits.companyInvitations)}</p>}
      {invitations.length === 0 ? (
        <p className={c.small}>{t.invitationsEmpty}</p>
      ) : (
        <ul className={c.rows}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation._id} invitation={invitation} onCancel={() => setCanceling(invitation)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={canceling !== undefined}
        onClose={() => setCanceling(undefined)}
        title={<Sentence of={t.cancelTitle} names={[email]} />}
        confirm={t.cancelAction}
        keep={t.cancelKeepAction}
        danger
        onConfirm={async () => {
          if (canceling) await cancel(canceling)
          toast({ text: { of: t.canceled, names: [email] } })
        }}
      >
        {t.cancelEffects}
      </ConfirmDialog>
    </Section>
  )
}

function InvitationRow({ invitation, onCancel }: { invitation: Invitation; onCancel: () => void }) {
  const { email, role, expired, expiresAt } = invitation
  const { invite } = useTeamActs()
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    try {
      await invite({ email, role })
      toast({ text: { of: t.invited, names: [email] } })
    } catch (cause) {
      toast((cause as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className={c.row}>
      <div className={c.who}>
        <p>
          <Verbatim>
            <b>{email}</b>
          </Verbatim>
          {expired && (
            <span className={c.tag} data-tone="wrong">
              {t.expired}
            </span>
          )}
        </p>
        <p className={c.small}>
          {ROLE_NAMES[role]} · {expired ? t.expiredOn(localDate(expiresAt)) : t.expires(localDate(expiresAt))}
        </p>
      </div>
      <div className={c.acts}>
        <Button busy={busy} onClick={() => void resend()}>
          {t.resendAction}
          <span className="sr">
            {' '}
            <Sentence of={t.invitationLabel} names={[email]} />
          </span>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t.cancelAction}
          <span className="sr">
            {' '}
            <Sentence of={t.invitationLabel} names={[email]} />
          </span>
        </Button>
      </div>
    </li>
  )
}
