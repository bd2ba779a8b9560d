import { logInTwoStep } from '@hearback/contract/accounts/two-step.ts'
import * as t from '@hearback/texts/web/accounts.ts'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { CodeField } from '../../../ui/fields/CodeField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { PageTitle } from '../../../ui/Layout.tsx'
import c from '../Accounts.module.css'
import type { SignedIn } from '../LoginForm.tsx'
import { SubmitButton } from '../SubmitButton.tsx'

export interface SecondStepProps {
  ticket: string
  onDone: (reply: SignedIn) => unknown
  /** Returns to email and password, because a ticket expires after five minutes. */
  onBack: () => void
}

/** One field: the six digits of the app, which submit themselves, or a recovery code. */
export function SecondStepForm({ ticket, onDone, onBack }: SecondStepProps) {
  const [recovering, setRecovering] = useState(false)
  return (
    <>
      <PageTitle lead={recovering ? t.secondStepRecoveryHint : t.secondStepCodeHint}>
        {recovering ? t.secondStepRecoveryTitle : t.secondStepCodeTitle}
      </PageTitle>
      <CodeStep key={String(recovering)} ticket={ticket} recovering={recovering} onDone={onDone} />
      <div className={c.otherWays}>
        <button type="button" className={c.link} onClick={() => setRecovering(!recovering)}>
          {recovering ? t.secondStepUseAppAction : t.secondStepUseRecoveryAction}
        </button>
        <button type="button" className={c.link} onClick={onBack}>
          {t.secondStepBackAction}
        </button>
      </div>
    </>
  )
}

interface CodeStepProps extends Pick<SecondStepProps, 'ticket' | 'onDone'> {
  recovering: boolean
}

function CodeStep({ ticket, recovering, onDone }: CodeStepProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: logInTwoStep.body,
    initial: { ticket, code: '' },
    send: (body) => call(logInTwoStep, { body }),
    done: onDone,
    failed: t.loginFailed,
  })
  return (
    <form className={c.form} onSubmit={submit} method="post" noValidate>
      {recovering ? (
        <TextField
          label={t.recoveryCode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          {...field('code')}
        />
      ) : (
        <CodeField autoFocus required {...field('code')} onComplete={() => submit()} />
      )}
      {error?.code !== 'wrong_second_code' && <FormError>{error?.message}</FormError>}
      <SubmitButton busy={busy}>{t.signIn}</SubmitButton>
    </form>
  )
}
