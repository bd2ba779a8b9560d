import * as t from '@hearback/texts/web/overlays.ts'
import { Modal } from '@mantine/core'
import { Button } from '../Button.tsx'
import c from '../Layout.module.css'
import { MOTION, PLAIN_HEADER } from './overlay-look.ts'
import { useEscape } from './use-escape.ts'

interface DiscardQuestionProps {
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before an overlay closes over typed text. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  useEscape(onKeep)
  return (
    <Modal
      opened
      onClose={onKeep}
      title={t.discardTitle}
      size={420}
      closeOnEscape={false}
      attributes={PLAIN_HEADER}
      transitionProps={MOTION}
    >
      <div>{t.discardEffects}</div>
      <div className={c.dialogActs}>
        <Button variant="primary" data-autofocus onClick={onKeep}>
          {t.discardCancelAction}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {t.discardAction}
        </Button>
      </div>
    </Modal>
  )
}
