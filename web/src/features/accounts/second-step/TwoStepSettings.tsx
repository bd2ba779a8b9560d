import { disableTwoStep, renewRecoveryCodes } from '@hearback/contract/accounts/two-step.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { localDate } from '../../../ui/text/times.ts'
import c from '../Accounts.module.css'
import { ownTwoStep } from '../accounts.queries.ts'
import { PasswordAndCodeForm } from '../PasswordAndCodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpTwoStep } from './SetUpTwoStep.tsx'

type Act = 'set-up' | 'renew' | 'disable'

/** State of two-step sign-in with its actions. */
export function TwoStepSettings({ moderator }: { moderator: boolean }) {
  const query = useQuery(ownTwoStep())
  const { data } = query
  const queries = useQueryClient()
  const [act, setAct] = useState<Act>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => {
    setAct(undefined)
    setCodes(undefined)
  }
  const changed = () => queries.invalidateQueries({ queryKey: ['accounts'] })
  const given = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    setCodes(recoveryCodes)
    return changed()
  }
  const turnedOff = () => {
    close()
    toast(t.twoStepOffStatus)
    return changed()
  }
  if (!data) return <QueryFallback query={query} rows={1} loading={t.twoStepLoading} failed={t.twoStepFailed} />
  return (
    <div className={c.form}>
      {data.on ? <WhileOn since={data.since} left={data.recoveryCodesLeft} onAct={setAct} /> : null}
      {data.on ? null : <WhileOff moderator={moderator} onSetUp={() => setAct('set-up')} />}
      <Dialog
        opened={act !== undefined}
        onClose={close}
        title={codes ? t.recoveryCodesLabel : act ? TITLES[act] : ''}
        closeOnClickOutside={codes === undefined}
      >
        {codes ? <RecoveryCodes codes={codes} onDone={close} /> : null}
        {!codes && act === 'set-up' && <SetUpTwoStep onDone={given} />}
        {!codes && act === 'renew' && (
          <PasswordAndCodeForm
            schema={renewRecoveryCodes.body}
            send={(body) => call(renewRecoveryCodes, { body })}
            onDone={given}
            words={t.recoveryCodesRenewEffects}
            action={t.recoveryCodesRenewAction}
          />
        )}
        {!codes && act === 'disable' && (
          <PasswordAndCodeForm
            schema={disableTwoStep.body}
            send={(body) => call(disableTwoStep, { body })}
            onDone={turnedOff}
            words={t.twoStepTurnOffEffects}
            action={t.twoStepTurnOffAction}
            danger
          />
        )}
      </Dialog>
    </div>
  )
}

const TITLES: Record<Act, string> = {
  'set-up': t.twoStepSetUpTitle,
  renew: t.recoveryCodesRenewTitle,
  disable: t.twoStepTurnOffTitle,
}

function WhileOff({ moderator, onSetUp }: { moderator: boolean; onSetUp: () => void }) {
  return (
    <>
      {moderator && <Notice tone="wrong">{t.twoStepModeratorAdvice}</Notice>}
      <p className={c.small}>{t.twoStepLead}</p>
      <div className={c.acts}>
        <Button variant={moderator ? 'primary' : 'default'} onClick={onSetUp}>
          {t.twoStepSetUpTitle}
        </Button>
      </div>
    </>
  )
}

interface WhileOnProps {
  since: string | null
  left: number
  onAct: (act: Act) => void
}

function WhileOn({ since, left, onAct }: WhileOnProps) {
  return (
    <>
      <Notice tone="good">{t.twoStepStatus(localDate(since ?? ''))}</Notice>
      <p className={c.small}>{t.recoveryCodesLeft(left)}</p>
      <div className={c.acts}>
        <Button onClick={() => onAct('renew')}>{t.recoveryCodesRenewTitle}</Button>
        <Button onClick={() => onAct('disable')}>{t.twoStepTurnOffAction}</Button>
      </div>
    </>
  )
}
