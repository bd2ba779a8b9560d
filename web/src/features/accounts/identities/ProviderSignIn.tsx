import * as t from '@hearback/texts/web/identities.ts'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../api/call.ts'
import { useIdentityProviders } from '../../../routing/identity-providers.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import c from '../Accounts.module.css'
import { leaveToSignIn } from './flows.ts'

/** A button for each configured issuer. They serve new people too, whose account is created after their return. */
export function ProviderSignIn({ next }: { next: string | undefined }) {
  const providers = useIdentityProviders()
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const press = async (name: string) => {
    setBusy(name)
    setProblem(undefined)
    await leaveToSignIn(name, next).catch((error: unknown) => {
      setBusy(undefined)
      setProblem(error instanceof ApiError ? error.message : t.signInFailed)
    })
  }
  if (providers.length === 0) return null
  return (
    <div className={c.passkey}>
      <FormError>{problem}</FormError>
      {providers.map(({ name, label }) => (
        <Button
          key={name}
          size="lg"
          wide
          busy={busy === name}
          disabled={busy !== undefined && busy !== name}
          icon={<LogIn size={18} aria-hidden />}
          onClick={() => void press(name)}
        >
          {t.providerAction(label)}
        </Button>
      ))}
    </div>
  )
}
