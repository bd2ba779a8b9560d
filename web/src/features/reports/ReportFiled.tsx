import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { Button, IconButton, LinkButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast-store.ts'
import c from './Reports.module.css'

interface ReportFiledProps {
  caseNumber: string
  onClose: () => void
}

/** The case number, at once, and what happens next. */
export function ReportFiled({ caseNumber, onClose }: ReportFiledProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(caseNumber).then(
      () => toast('Case number copied.'),
      () => toast('This browser does not let us copy.'),
    )
  return (
    <div className={c.form}>
      <div className={c.case}>
        <h3 ref={heading} tabIndex={-1}>
          Your case number <strong>{caseNumber}</strong>
        </h3>
        <IconButton
          variant="default"
          label="Copy the case number"
          icon={<Copy size={18} aria-hidden />}
          onClick={() => void copy()}
        />
      </div>
      <ol className={c.next}>
        <li>The number is on its way to your mail.</li>
        <li>A moderator reads your report.</li>
        <li>You get the decision with its reason, and may appeal once.</li>
      </ol>
      <p className={c.note}>Whoever you reported learns of the decision, and never who reported them.</p>
      <div className={c.acts}>
        <LinkButton to={paths.settings('reports')}>See your reports</LinkButton>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
