import { limits } from '@hearback/contract/limits.ts'
import { fraudReasons, type Report, type ReportKind } from '@hearback/contract/reports.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/Notice.tsx'
import { RadioList } from '../../ui/RadioList.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { ExplainedReport } from './explained-report.ts'
import c from './Reports.module.css'
import { reasonsFor } from './report-reasons.ts'
import { useReport } from './reports.mutations.ts'

interface ReportFormProps {
  kind: ReportKind
  id: string
  name: string
  onFiled: (report: Report) => void
  onClose: () => void
}

const QUESTIONS: Record<ReportKind, (name: string) => string> = {
  company: (name) => `What is wrong with ${name}?`,
  job: (name) => `What is wrong with “${name}”?`,
  seeker: (name) => `What is wrong with the profile of ${name}?`,
  message: (name) => `What is wrong with this message from ${name}?`,
  review: () => 'What is wrong with this review?',
}

export function ReportForm({ kind, id, name, onFiled, onClose }: ReportFormProps) {
  const { mutateAsync } = useReport(kind, id)
  const { form, field, submit, busy, error } = useContractForm({
    schema: ExplainedReport,
    initial: { reason: '', details: '' },
    send: (body) => mutateAsync(body),
    done: ({ report }) => onFiled(report),
    failed: 'Failed to report review',
  })
  const { reason } = form.values
  const isFraud = fraudReasons.some((one) => one === reason)
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <RadioList
        label={QUESTIONS[kind](name)}
        labelShown
        options={reasonsFor(kind)}
        {...field('reason')}
        value={reason}
        name="reason"
      />
      {isFraud && <Notice>Send no money and no documents. Keep what you were sent: it is your proof.</Notice>}
      <TextArea
        label="What happened?"
        description={reason === 'other' ? undefined : 'Optional. What a moderator should look at.'}
        counted={limits.longText}
        minRows={3}
        maxRows={8}
        {...field('details')}
      />
      <div className={c.foot}>
        <FormError>{error?.message}</FormError>
        <div className={c.acts}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Send the report
          </Button>
        </div>
      </div>
    </form>
  )
}
