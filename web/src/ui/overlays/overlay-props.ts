import type { ReactNode } from 'react'

export interface OverlayProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  size?: number | string
  /** False where something stands in it that is shown this once. */
  closeOnClickOutside?: boolean
}
