import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Kit } from '../kit/Kit.tsx'
import { useFocusReturn } from './OverlayView.tsx'
import { MOTION, PLAIN_HEADER } from './overlay-look.ts'
import type { OverlayProps } from './overlay-props.ts'
import { useEscape } from './use-escape.ts'
import c from './Viewer.module.css'

export function ViewerView(props: OverlayProps) {
  useFocusReturn()
  useEscape(props.onClose)
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <Kit>
      <Modal
        fullScreen={narrow}
        closeOnEscape={false}
        size="min(1180px, 94vw)"
        yOffset="4dvh"
        classNames={{ content: c.content, header: c.header, title: c.title, body: c.body }}
        attributes={PLAIN_HEADER}
        transitionProps={{ ...MOTION, transition: 'fade-up' }}
        {...props}
      />
    </Kit>
  )
}
