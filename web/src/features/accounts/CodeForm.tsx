import { verifyEmail } from '@hearback/contract/accounts/accounts.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { CodeField } from '../../ui/fields/CodeField.tsx'
import c from './Accounts.module.css'
import { confirmEmail } from './accounts.mutations.ts'

type Confirmed = Awaited<ReturnType<typeof confirmEmail>>

/** Field for the code of a mail; submits itself when complete. */
export function CodeForm({ action, onDone }: { action: string; onDone: (reply: Confirmed) => unknown }) {
  const { field, submit, busy, error } = useContractForm({
    schema: verifyEmail.body,
    initial: { code: '' },
    send: confirmEmail,
    done: onDone,
  })
  return (
    <form className={c.form} onSubmit={submit} noValidate>
      <CodeField
        lengths={Object.values(limits.codeDigits)}
        required
        autoFocus
        {...field('code')}
        onComplete={() => submit()}
      />
      {error?.code !== 'wrong_code' && <FormError>{error?.message}</FormError>}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {action}
      </Button>
    </form>
  )
}
