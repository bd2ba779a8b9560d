import type { IdentityProvider } from '@hearback/contract/accounts/oidc.ts'
import * as t from '@hearback/texts/web/identities.ts'
import { LogIn } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { leaveToSignIn } from './flows.ts'

export interface ProviderButtonsProps {
  providers: readonly IdentityProvider[]
  next: string | undefined
  /** Called once, when the buttons work. */
  onReady: () => void
}

/** A button for each issuer. They serve new people too, whose account is created after their return. */
export function ProviderButtons({ providers, next, onReady }: ProviderButtonsProps) {
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  const press = async (name: string) => {
    setBusy(name)
    setProblem(undefined)
    await leaveToSignIn(name, next).catch((error: unknown) => {
      setBusy(undefined)
      setProblem(error instanceof ApiError ? error.message : t.signInFailed)
    })
  }
  return (
    <>
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
    </>
  )
}
