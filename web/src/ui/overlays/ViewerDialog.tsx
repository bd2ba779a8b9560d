import { retryableLazy } from '../feedback/retryable-lazy.ts'
import { Overlay } from './Dialog.tsx'
import type { OverlayProps } from './overlay-props.ts'

const ViewerView = retryableLazy(async () => ({ default: (await import('./ViewerView.tsx')).ViewerView }))

/** Dialog almost as large as the window, whose content fills it without padding; the whole screen on phones. */
export const ViewerDialog = (props: Omit<OverlayProps, 'size'>) => <Overlay {...props} view={ViewerView} />
