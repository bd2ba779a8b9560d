import type { Report, ReportKind } from '@hearback/contract/trust/reports.ts'
import * as t from '@hearback/texts/web/reports.ts'
import { useState } from 'react'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { ReportFiled } from './ReportFiled.tsx'
import { ReportForm } from './ReportForm.tsx'
import { REPORT_THIS } from './report-kinds.ts'

interface ReportDialogProps {
  kind: ReportKind
  id: string
  /** Name of the company, job or person; for a message, its sender. */
  name: string
  opened: boolean
  onClose: () => void
}

/** Dialog that files a report and shows its case number. Requires a signed-in user. */
export function ReportDialog({ kind, id, name, opened, onClose }: ReportDialogProps) {
  const [filed, setFiled] = useState<Report>()
  const close = () => {
    onClose()
    setFiled(undefined)
  }
  return (
    <Dialog opened={opened} onClose={close} title={filed ? t.filedTitle : REPORT_THIS[kind]}>
      {filed ? (
        <ReportFiled caseNumber={filed.caseNumber} onClose={close} />
      ) : (
        <ReportForm kind={kind} id={id} name={name} onFiled={setFiled} onClose={close} />
      )}
    </Dialog>
  )
}
