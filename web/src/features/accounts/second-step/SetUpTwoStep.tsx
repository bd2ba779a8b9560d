import { beginTwoStep, confirmTwoStep } from '@hearback/contract/accounts/two-step.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { CodeField } from '../../../ui/fields/CodeField.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { QrCode } from '../../../ui/figures/QrCode.tsx'
import c from '../Accounts.module.css'

interface Secret {
  secret: string
  address: string
}
interface SetUpTwoStepProps {
  onDone: (reply: { recoveryCodes: string[] }) => unknown
}

/** Set-up: password, then the secret for the app, then the first code, which turns the second step on. */
export function SetUpTwoStep({ onDone }: SetUpTwoStepProps) {
  const [secret, setSecret] = useState<Secret>()
  return secret ? <FirstCode {...secret} onDone={onDone} /> : <Password onDone={setSecret} />
}

function Password({ onDone }: { onDone: (secret: Secret) => void }) {
  const { field, submit, busy, error } = useContractForm({
    schema: beginTwoStep.body,
    initial: { currentPassword: '' },
    send: (body) => call(beginTwoStep, { body }),
    done: onDone,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <p className={c.small}>{t.twoStepSetUpLead}</p>
      <PasswordField label={t.yourPassword} autoComplete="current-password" required {...field('currentPassword')} />
      {error?.code !== 'invalid_input' && <FormError>{error?.message}</FormError>}
      <Button type="submit" variant="primary" busy={busy}>
        {t.continueAction}
      </Button>
    </form>
  )
}

function FirstCode({ secret, address, onDone }: Secret & SetUpTwoStepProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: confirmTwoStep.body,
    initial: { code: '' },
    send: (body) => call(confirmTwoStep, { body }),
    done: onDone,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <p className={c.small}>
        {t.twoStepScanLead} <a href={address}>{t.twoStepAppLink}</a>
      </p>
      <QrCode text={address} label={t.twoStepQrLabel} />
      <div className={c.secret}>
        <p className={c.what}>
          <span className={c.small}>{t.twoStepKeyLead}</span>
          <code translate="no">{secret.match(/.{1,4}/gu)?.join(' ')}</code>
        </p>
        <IconButton
          variant="default"
          label={t.twoStepKeyCopyLabel}
          icon={<Copy size={18} aria-hidden />}
          onClick={() => void copyText(secret, t.twoStepKeyCopied)}
        />
      </div>
      <CodeField label={t.twoStepAppCodeLabel} required {...field('code')} onComplete={() => submit()} />
      {error && !['invalid_input', 'wrong_second_code'].includes(error.code) && <FormError>{error.message}</FormError>}
      <Button type="submit" variant="primary" busy={busy}>
        {t.twoStepTurnOnAction}
      </Button>
    </form>
  )
}
