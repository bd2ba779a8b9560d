import '../kit/modal.css'
import { Drawer, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { Kit } from '../kit/Kit.tsx'
import type { OverlayProps } from './overlay-props.ts'
import { useEscape } from './use-escape.ts'

export const MOTION = { duration: 140 }
// The library's header element would count as a second banner landmark.
export const PLAIN_HEADER = { header: { role: 'none' } }

/**
 * Returns the focus on unmount to what had it on mount, unless something else has it by then. The library does so only
 * for overlays that are mounted before they open.
 */
export function useFocusReturn() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = !document.activeElement || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}

export function DialogView({ size = 480, ...props }: OverlayProps) {
  useFocusReturn()
  useEscape(props.onClose)
  return (
    <Kit>
      <Modal
        size={size}
        closeOnEscape={false}
        attributes={PLAIN_HEADER}
        transitionProps={{ ...MOTION, transition: 'fade-up' }}
        {...props}
      />
    </Kit>
  )
}

export function SheetView({ size = 520, ...props }: OverlayProps) {
  useFocusReturn()
  useEscape(props.onClose)
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <Kit>
      <Drawer
        position={narrow ? 'bottom' : 'right'}
        size={narrow ? '92dvh' : size}
        closeOnEscape={false}
        attributes={PLAIN_HEADER}
        transitionProps={MOTION}
        {...(narrow && { radius: 'var(--radius-card) var(--radius-card) 0 0' })}
        {...props}
      />
    </Kit>
  )
}
