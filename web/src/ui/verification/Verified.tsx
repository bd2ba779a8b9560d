import { Suspense } from 'react'
import { retryableLazy } from '../feedback/retryable-lazy.ts'
import c from './Verified.module.css'
import type { Verification } from './VerifiedWords.tsx'

const Words = retryableLazy(async () => ({ default: (await import('./VerifiedWords.tsx')).VerifiedWords }))

/**
 * The proof of a company; nothing where it is unknown. The words load late, because every public page shows them; the line
 * has its place and style before them, so that the page does not move.
 */
export const Verified = ({ of }: { of: Verification | null | undefined }) =>
  of !== undefined && (
    <span className={c.line} data-verified={Boolean(of) || undefined}>
      <Suspense fallback={'\u00a0'}>
        <Words of={of} />
      </Suspense>
    </span>
  )
