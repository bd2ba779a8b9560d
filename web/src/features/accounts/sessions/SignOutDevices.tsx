import type { Session } from '@hearback/contract/accounts/accounts.ts'
import { proveTwoStep } from '@hearback/contract/accounts/two-step.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import c from '../Accounts.module.css'
import { revokeSessions, withSecondStep } from '../accounts.mutations.ts'
import { SecondStepField } from '../second-step/SecondStepField.tsx'
import { namedCodes, useAsksForCode } from '../second-step/use-asks-for-code.ts'
import { deviceName } from './device-name.ts'

interface SignOutDevicesProps {
  sessions: readonly Session[]
  onDone: () => unknown
  onClose: () => void
}

/** Ends the sessions of other devices; asks for a code if the account requires one. */
export function SignOutDevices({ sessions, onDone, onClose }: SignOutDevicesProps) {
  const queries = useQueryClient()
  const asked = useAsksForCode()
  const { field, submit, busy, error } = useContractForm({
    schema: proveTwoStep.body,
    initial: { code: '' },
    send: (body) =>
      withSecondStep(body, () => revokeSessions(sessions.map(({ _id }) => _id))).finally(
        () => void queries.invalidateQueries({ queryKey: ['accounts'] }),
      ),
    done: onDone,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <p className={c.small}>
        {sessions.length > 1
          ? t.sessionsEndEffects(sessions.length)
          : t.sessionEndEffects(deviceName(sessions[0]?.device ?? ''))}
      </p>
      <SecondStepField asked={asked} {...field('code')} />
      {error && !namedCodes.includes(error.code) && <FormError>{error.message}</FormError>}
      <div className={c.dialogActs}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t.signOut}
        </Button>
      </div>
    </form>
  )
}
