import { type ComponentType, Suspense } from 'react'
import { Region } from '../feedback/Region.tsx'
import { retryableLazy } from '../feedback/retryable-lazy.ts'
import { Opening } from './Opening.tsx'
import type { OverlayProps } from './overlay-props.ts'

// Loaded when the first one opens; no page pays for a dialog that nobody asked for.
const DialogView = retryableLazy(async () => ({ default: (await import('./OverlayView.tsx')).DialogView }))
const SheetView = retryableLazy(async () => ({ default: (await import('./OverlayView.tsx')).SheetView }))

/** A question in the middle of the page. Keeps the focus inside and gives it back. */
export const Dialog = (props: OverlayProps) => <Overlay {...props} view={DialogView} />

/** A longer task beside the page: from the side on a desk, from below on a phone. */
export const Sheet = (props: OverlayProps) => <Overlay {...props} view={SheetView} />

/** Keeps the title and the close button when the content fails, and the page when the code of the overlay can't be loaded. */
function Overlay({ view: View, children, ...props }: OverlayProps & { view: ComponentType<OverlayProps> }) {
  if (!props.opened) return null
  return (
    <Region>
      <Suspense fallback={<Opening />}>
        <View {...props}>
          <Region>{children}</Region>
        </View>
      </Suspense>
    </Region>
  )
}
