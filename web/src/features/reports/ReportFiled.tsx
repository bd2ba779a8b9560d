import * as t from '@hearback/texts/web/reports.ts'
import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../routing/paths.ts'
import { Button, IconButton, LinkButton } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import c from './Reports.module.css'

interface ReportFiledProps {
  caseNumber: string
  onClose: () => void
}

/** Confirmation with the case number and the next steps. */
export function ReportFiled({ caseNumber, onClose }: ReportFiledProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () => copyText(caseNumber, t.caseNumberCopyDone)
  return (
    <div className={c.form}>
      <div className={c.case}>
        <h3 ref={heading} tabIndex={-1}>
          {t.caseNumberLead} <strong translate="no">{caseNumber}</strong>
        </h3>
        <IconButton
          variant="default"
          label={t.caseNumberCopyLabel}
          icon={<Copy size={18} aria-hidden />}
          onClick={() => void copy()}
        />
      </div>
      <ol className={c.next}>
        <li>{t.filedMailStep}</li>
        <li>{t.filedModeratorStep}</li>
        <li>{t.filedDecisionStep}</li>
      </ol>
      <p className={c.note}>{t.filedAnonymityNote}</p>
      <div className={c.acts}>
        <LinkButton to={paths.settings('reports')}>{t.filedListAction}</LinkButton>
        <Button variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </div>
  )
}
