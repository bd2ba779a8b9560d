import { joinIdentity, mailIdentityCode, type UnknownIdentity } from '@hearback/contract/accounts/oidc.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as accounts from '@hearback/texts/web/accounts.ts'
import * as t from '@hearback/texts/web/identities.ts'
import { useState } from 'react'
import { ApiError, call } from '../../../api/call.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { CodeField } from '../../../ui/fields/CodeField.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { PageTitle } from '../../../ui/Layout.tsx'
import { useOnDevice } from '../../../ui/now.ts'
import { Sentence } from '../../../ui/text/Sentence.tsx'
import c from '../Accounts.module.css'
import { markingCode } from '../accounts.mutations.ts'
import type { SignedIn } from '../LoginForm.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { askPasskey, passkeysWork } from '../second-step/passkeys.ts'
import { SecondStepField } from '../second-step/SecondStepField.tsx'
import { namedCodes } from '../second-step/use-asks-for-code.ts'

interface ProveAccountProps {
  unknown: UnknownIdentity
  onDone: (reply: SignedIn) => unknown
}

/** Proof of the account that has the email of the identity: its password, a mailed code or a passkey. */
export function ProveAccount({ unknown: { ticket, label, email }, onDone }: ProveAccountProps) {
  const [isMailed, setMailed] = useState(false)
  const { busy, problem, act } = useAct()
  const mail = () =>
    act(async () => {
      await call(mailIdentityCode, { body: { ticket } })
      setMailed(true)
    })
  const joinByPasskey = () =>
    act(async () => onDone(await call(joinIdentity, { body: { ticket, passkey: await askPasskey() } })))
  const alive = useOnDevice()
  return (
    <>
      <PageTitle lead={<Sentence of={isMailed ? t.proveCodeLead : t.proveLead} names={[label, email]} />}>
        {t.proveTitle(label)}
      </PageTitle>
      {isMailed ? <ByMail ticket={ticket} onDone={onDone} /> : <ByPassword ticket={ticket} onDone={onDone} />}
      <FormError>{problem}</FormError>
      <div className={c.otherWays}>
        <button type="button" className={c.link} disabled={busy} onClick={mail}>
          {isMailed ? t.proveCodeAgainAction : t.proveCodeAction}
        </button>
        {isMailed && (
          <button type="button" className={c.link} onClick={() => setMailed(false)}>
            {t.provePasswordAction}
          </button>
        )}
        {alive && passkeysWork() && (
          <button type="button" className={c.link} disabled={busy} onClick={joinByPasskey}>
            {t.provePasskeyAction}
          </button>
        )}
      </div>
    </>
  )
}

/** An action beside the form, with its failure. */
function useAct() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const act = (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(undefined)
    void work()
      .catch((error: unknown) => setProblem(error instanceof ApiError ? error.message : t.signInFailed))
      .finally(() => setBusy(false))
  }
  return { busy, problem, act }
}

interface ProofProps {
  ticket: string
  onDone: (reply: SignedIn) => unknown
}

function ByPassword({ ticket, onDone }: ProofProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: joinIdentity.body,
    initial: { ticket, password: '', code: '' },
    send: (body) => call(joinIdentity, { body }),
    done: onDone,
    failed: t.signInFailed,
  })
  return (
    <form className={c.form} onSubmit={submit} method="post" noValidate>
      <PasswordField
        label={accounts.yourPassword}
        autoComplete="current-password"
        required
        data-autofocus
        {...field('password')}
      />
      <SecondStepField asked={false} {...field('code')} />
      {error && !namedCodes.includes(error.code) && <FormError>{error.message}</FormError>}
      <SubmitButton busy={busy}>{t.proveSubmit}</SubmitButton>
    </form>
  )
}

function ByMail({ ticket, onDone }: ProofProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: joinIdentity.body,
    initial: { ticket, emailCode: '', code: '' },
    send: (body) => markingCode(call(joinIdentity, { body }), 'emailCode'),
    done: onDone,
    failed: t.signInFailed,
  })
  return (
    <form className={c.form} onSubmit={submit} method="post" noValidate>
      <CodeField
        label={t.emailCode}
        lengths={Object.values(limits.codeDigits)}
        autoFocus
        required
        {...field('emailCode')}
      />
      <SecondStepField asked={false} {...field('code')} />
      {error && ![...namedCodes, 'wrong_code'].includes(error.code) && <FormError>{error.message}</FormError>}
      <SubmitButton busy={busy}>{t.proveSubmit}</SubmitButton>
    </form>
  )
}
