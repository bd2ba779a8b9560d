import { limits } from '@hearback/contract/values/limits.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import c from '../Offer.module.css'

interface ReasonDialogProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** Explains the effect of the action. */
  children: ReactNode
  label: string
  description: string
  /** Label of the confirm button. */
  confirm: string
  /** Whether a reason is required. */
  required?: boolean
  danger?: boolean
  /** The reason to start with, e.g. after an undo. */
  initial?: string | undefined
  onConfirm: (reason: string) => void
}

/** Confirmation dialog with a reason. */
export const ReasonDialog = ({ opened, onClose, title, ...form }: ReasonDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={title}>
    <ReasonForm onClose={onClose} {...form} />
  </Dialog>
)

type ReasonFormProps = Omit<ReasonDialogProps, 'opened' | 'title'>

function ReasonForm({
  onClose,
  children,
  label,
  description,
  confirm,
  required = false,
  danger,
  initial = '',
  onConfirm,
}: ReasonFormProps) {
  const [reason, setReason] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const send = () => {
    const isMissing = required && !isVisible(reason)
    setProblem(isMissing ? t.reasonLabel : undefined)
    if (isMissing || reason.length > limits.longText) return
    onConfirm(reason)
    onClose()
  }
  return (
    <div className={c.form}>
      <p>{children}</p>
      <TextArea
        label={label}
        description={description}
        required={required}
        counted={limits.longText}
        maxLength={limits.longText}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={problem}
      />
      <div className={c.acts}>
        <Button onClick={onClose}>{t.reasonCancelAction}</Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={send}>
          {confirm}
        </Button>
      </div>
    </div>
  )
}
