import { fraudReasons, type Report, type ReportKind } from '@hearback/contract/trust/reports.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/reports.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { RadioList } from '../../ui/fields/RadioList.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
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
  company: t.formTitleCompany,
  job: t.formTitleJob,
  seeker: t.formTitleProfile,
  message: t.formTitleMessage,
  review: () => t.formTitleReview,
}

export function ReportForm({ kind, id, name, onFiled, onClose }: ReportFormProps) {
  const { mutateAsync } = useReport(kind, id)
  const { form, field, submit, busy, error } = useContractForm({
    schema: ExplainedReport,
    initial: { reason: '', details: '' },
    send: (body) => mutateAsync(body),
    done: ({ report }) => onFiled(report),
    failed: t.formFailed,
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
      {isFraud && <Notice>{t.formFraudAdvice}</Notice>}
      <TextArea
        label={t.formDescriptionLabel}
        description={reason === 'other' ? undefined : t.formDescriptionHint}
        counted={limits.longText}
        minRows={3}
        maxRows={8}
        {...field('details')}
      />
      <div className={c.foot}>
        <FormError>{error?.message}</FormError>
        <div className={c.acts}>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t.formSendAction}
          </Button>
        </div>
      </div>
    </form>
  )
}
