import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import { inviteMember } from '@hearback/contract/accounts/team.ts'
import * as t from '@hearback/texts/web/team.ts'
import { Link } from 'react-router'
import { useContractForm } from '../../api/use-contract-form.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import c from './Team.module.css'
import { useTeamActs } from './team.mutations.ts'

const ROLES = [
  { value: 'recruiter', label: t.recruiter, description: t.recruiterMay },
  { value: 'contributor', label: t.contributor, description: t.contributorMay },
  { value: 'owner', label: t.owner, description: t.ownerMay },
] as const

export function InviteForm({ onDone }: { onDone: () => void }) {
  const { invite } = useTeamActs()
  const { field, submit, busy, error } = useContractForm({
    schema: inviteMember.body,
    initial: { email: '', role: 'recruiter' as CompanyRole },
    send: invite,
    done: ({ invitation }) => {
      toast({ text: { of: t.invited, names: [invitation.email] } })
      onDone()
    },
    failed: t.inviteFailed,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <TextField
        label={t.inviteEmailLabel}
        description={t.inviteEmailHint}
        type="email"
        autoComplete="off"
        data-autofocus
        required
        {...field('email')}
      />
      <RadioCards label={t.inviteRoleLabel} name="role" options={ROLES} {...field('role')} />
      {error && error.code !== 'invalid_input' && (
        <FormError>
          {error.message}
          {error.code === 'profile_required' && (
            <>
              {' '}
              <Link to={paths.onboarding({ next: paths.settings('team') })}>{t.profileNeededAction}</Link>
            </>
          )}
        </FormError>
      )}
      <Button type="submit" variant="primary" busy={busy}>
        {t.inviteSendAction}
      </Button>
    </form>
  )
}
