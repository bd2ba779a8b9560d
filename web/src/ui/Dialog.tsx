import { lazy, Suspense } from 'react'
import { Opening } from './Opening.tsx'
import type { OverlayProps } from './overlay-props.ts'

// Loaded when the first one opens; no page pays for a dialog that nobody asked for.
const DialogView = lazy(async () => ({ default: (await import('./OverlayView.tsx')).DialogView }))
const SheetView = lazy(async () => ({ default: (await import('./OverlayView.tsx')).SheetView }))

/** A question in the middle of the page. Keeps the focus inside and gives it back. */
export const Dialog = (props: OverlayProps) => (
  <Suspense fallback={<Opening />}>{props.opened ? <DialogView {...props} /> : null}</Suspense>
)

/** A longer task beside the page: from the side on a desk, from below on a phone. */
export const Sheet = (props: OverlayProps) => (
  <Suspense fallback={<Opening />}>{props.opened ? <SheetView {...props} /> : null}</Suspense>
)
