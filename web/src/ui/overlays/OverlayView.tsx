import '../kit/modal.css'
import { Drawer, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Kit } from '../kit/Kit.tsx'
import type { OverlayProps } from './overlay-props.ts'

const MOTION = { duration: 140 }
// The library's header element would count as a second banner landmark.
const PLAIN_HEADER = { header: { role: 'none' } }

export const DialogView = ({ size = 480, ...props }: OverlayProps) => (
  <Kit>
    <Modal size={size} attributes={PLAIN_HEADER} transitionProps={{ ...MOTION, transition: 'fade-up' }} {...props} />
  </Kit>
)

export function SheetView({ size = 520, ...props }: OverlayProps) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <Kit>
      <Drawer
        position={narrow ? 'bottom' : 'right'}
        size={narrow ? '92dvh' : size}
        attributes={PLAIN_HEADER}
        transitionProps={MOTION}
        {...(narrow && { radius: 'var(--radius-card) var(--radius-card) 0 0' })}
        {...props}
      />
    </Kit>
  )
}
