import type { ReactNode } from 'react'

export interface OverlayProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  size?: number | string
  /** False for content that is shown only once. */
  closeOnClickOutside?: boolean
  /** Closing asks nothing, because typed text outlives the overlay or is no loss. */
  keepsInput?: boolean
}
