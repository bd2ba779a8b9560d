import { Suspense } from 'react'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import { Opening } from '../../../ui/overlays/Opening.tsx'
import type { SecondStepProps } from './SecondStepForm.tsx'

// Loaded when it is asked for: most people sign in without one.
const Form = retryableLazy(async () => ({ default: (await import('./SecondStepForm.tsx')).SecondStepForm }))

/** The page of a sign-in whose password was right and whose code is missing. */
export const SecondStep = (props: SecondStepProps) => (
  <Suspense fallback={<Opening />}>
    <Form {...props} />
  </Suspense>
)
