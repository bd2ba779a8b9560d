import { type ComponentType, Suspense } from 'react'
import { Region } from '../feedback/Region.tsx'
import { retryableLazy } from '../feedback/retryable-lazy.ts'
import { Opening } from './Opening.tsx'
import type { OverlayProps } from './overlay-props.ts'

// Loaded when the first one opens, to keep it out of the initial bundle.
const DialogView = retryableLazy(async () => ({ default: (await import('./OverlayView.tsx')).DialogView }))
const SheetView = retryableLazy(async () => ({ default: (await import('./OverlayView.tsx')).SheetView }))

/** Modal dialog with a focus trap; restores the focus on close. */
export const Dialog = (props: OverlayProps) => <Overlay {...props} view={DialogView} />

/** Side sheet for longer tasks; a bottom sheet on phones. */
export const Sheet = (props: OverlayProps) => <Overlay {...props} view={SheetView} />

/** Error boundaries: keeps title and close button when the content fails, and the page when the code fails to load. */
export function Overlay({ view: View, children, ...props }: OverlayProps & { view: ComponentType<OverlayProps> }) {
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
