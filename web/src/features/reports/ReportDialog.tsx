import type { Report, ReportKind } from '@hearback/contract/reports.ts'
import * as t from '@hearback/texts/web/reports.ts'
import { useState } from 'react'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { ReportFiled } from './ReportFiled.tsx'
import { ReportForm } from './ReportForm.tsx'
import { REPORT_THIS } from './report-kinds.ts'

interface ReportDialogProps {
  kind: ReportKind
  id: string
  /** What the reporter calls it: the company, the job's title, the person; of a message who wrote it. */
  name: string
  opened: boolean
  onClose: () => void
}

/** Asks what is wrong, and answers with the case number. For people who are signed in. */
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
