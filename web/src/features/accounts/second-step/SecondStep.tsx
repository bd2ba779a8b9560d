import { Suspense } from 'react'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import { Opening } from '../../../ui/overlays/Opening.tsx'
import type { SecondStepProps } from './SecondStepForm.tsx'

// Loaded lazily, because most users sign in without it.
const Form = retryableLazy(async () => ({ default: (await import('./SecondStepForm.tsx')).SecondStepForm }))

/** Page that asks for the second step after a correct password. */
export const SecondStep = (props: SecondStepProps) => (
  <Suspense fallback={<Opening />}>
    <Form {...props} />
  </Suspense>
)
