import { Suspense } from 'react'
import { useIdentityProviders } from '../../../routing/identity-providers.ts'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import c from '../Accounts.module.css'
import type { ProviderButtonsProps } from './ProviderButtons.tsx'
import { useLatePress } from './use-late-press.ts'

// Loaded lazily, because most installations have no issuers.
const Buttons = retryableLazy<ProviderButtonsProps>(async () => ({
  default: (await import('./ProviderButtons.tsx')).ProviderButtons,
}))

/** Buttons of the configured issuers; nothing where there are none. */
export function ProviderSignIn({ next }: { next: string | undefined }) {
  const providers = useIdentityProviders()
  const { part, onReady } = useLatePress()
  if (providers.length === 0) return null
  return (
    <div className={c.passkey} ref={part}>
      <Suspense fallback={null}>
        <Buttons providers={providers} next={next} onReady={onReady} />
      </Suspense>
    </div>
  )
}
