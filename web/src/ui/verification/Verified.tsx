import { Suspense } from 'react'
import { retryableLazy } from '../feedback/retryable-lazy.ts'
import type { Verification } from './VerifiedLine.tsx'

const Line = retryableLazy(async () => ({ default: (await import('./VerifiedLine.tsx')).VerifiedLine }))

/** The proof of a company; nothing where it is unknown. Loaded late, because every public page shows it. */
export const Verified = ({ of }: { of: Verification | null | undefined }) =>
  of !== undefined && (
    <Suspense>
      <Line of={of} />
    </Suspense>
  )
