import * as t from '@hearback/texts/web/accounts.ts'
import { KeyRound } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { useOnDevice } from '../../../ui/now.ts'
import c from '../Accounts.module.css'
import type { SignedIn } from '../LoginForm.tsx'
import { passkeysWork } from './passkeys.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Passkey sign-in button, below the fields for email and password. `early-press.ts` keeps a press before hydration. */
export function PasskeySignIn({ onDone }: { onDone: (reply: SignedIn) => unknown }) {
  const alive = useOnDevice()
  const { busy, problem, press } = usePasskeySignIn(onDone)
  if (alive && !passkeysWork()) return null
  return (
    <div className={c.passkey}>
      <FormError>{problem}</FormError>
      <Button size="lg" wide busy={busy} icon={<KeyRound size={18} aria-hidden />} onClick={press}>
        {t.passkeySignInAction}
      </Button>
    </div>
  )
}
