import * as t from '@hearback/texts/web/ui.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { FormError } from '../feedback/Notice.tsx'
import c from '../Layout.module.css'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** Explains the effect of the action. */
  children: ReactNode
  /** Label of the confirm button, a verb such as "Withdraw the application"; never "OK". */
  confirm: string
  /** Label of the other button; "Cancel" by default, which is ambiguous beside an action that cancels something. */
  keep?: string
  danger?: boolean
  onConfirm: () => Promise<unknown> | undefined
}

/** Confirmation dialog for actions without undo. Closes on success; stays open with the error on failure. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, confirm, keep = t.confirmCancelAction, danger, onConfirm } = props
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const act = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : t.confirmFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <div>{children}</div>
      <FormError>{problem}</FormError>
      <div className={c.dialogActs}>
        <Button onClick={onClose}>{keep}</Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void act()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
