import { Suspense } from 'react'
import { Opening } from '../../ui/Opening.tsx'
import { retryableLazy } from '../../ui/retryable-lazy.ts'
import type { SecondStepProps } from './SecondStepForm.tsx'

// Loaded when it is asked for: most people sign in without one.
const Form = retryableLazy(async () => ({ default: (await import('./SecondStepForm.tsx')).SecondStepForm }))

/** The page of a sign-in whose password was right and whose code is missing. */
export const SecondStep = (props: SecondStepProps) => (
  <Suspense fallback={<Opening />}>
    <Form {...props} />
  </Suspense>
)
