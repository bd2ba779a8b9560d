import '../kit/modal.css'
import { Drawer, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { Kit } from '../kit/Kit.tsx'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import { MOTION, PLAIN_HEADER } from './overlay-look.ts'
import type { OverlayProps } from './overlay-props.ts'
import { useEscape } from './use-escape.ts'
import { useTypedText } from './use-typed-text.ts'

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

/** Closing that asks first over typed text; the question belongs beside the overlay. */
function useClosing(onClose: () => void, keepsInput = false) {
  useFocusReturn()
  const { isAsking, keep, close, onInput } = useTypedText(onClose, keepsInput)
  useEscape(close)
  return {
    question: isAsking && <DiscardQuestion onKeep={keep} onDiscard={onClose} />,
    overlay: { onClose: close, onInput, closeOnEscape: false, attributes: PLAIN_HEADER },
  }
}

export function DialogView({ size = 480, keepsInput, onClose, ...props }: OverlayProps) {
  const { question, overlay } = useClosing(onClose, keepsInput)
  return (
    <Kit>
      <Modal size={size} transitionProps={{ ...MOTION, transition: 'fade-up' }} {...overlay} {...props} />
      {question}
    </Kit>
  )
}

export function SheetView({ size = 520, keepsInput, onClose, ...props }: OverlayProps) {
  const { question, overlay } = useClosing(onClose, keepsInput)
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <Kit>
      <Drawer
        position={narrow ? 'bottom' : 'right'}
        size={narrow ? '92dvh' : size}
        transitionProps={MOTION}
        {...(narrow && { radius: 'var(--radius-card) var(--radius-card) 0 0' })}
        {...overlay}
        {...props}
      />
      {question}
    </Kit>
  )
}
