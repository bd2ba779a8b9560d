import { Suspense } from 'react'
import { useIdentityProviders } from '../../../routing/identity-providers.ts'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import type { ProviderButtonsProps } from './ProviderButtons.tsx'

// Loaded lazily, because most installations have no issuers.
const Buttons = retryableLazy<ProviderButtonsProps>(async () => ({
  default: (await import('./ProviderButtons.tsx')).ProviderButtons,
}))

/** Buttons of the configured issuers; nothing where there are none. */
export function ProviderSignIn({ next }: { next: string | undefined }) {
  const providers = useIdentityProviders()
  if (providers.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Buttons providers={providers} next={next} />
    </Suspense>
  )
}
