import * as t from '@hearback/texts/web/answering.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { filledText, useMergeValues } from '../../templates/merge-values.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import c from './Answering.module.css'
import type { Answerable } from './answerable.ts'
import { useTakeStep } from './answering.mutations.ts'
import { FeedbackFields } from './FeedbackFields.tsx'
import { ExplainedStep } from './rejection.ts'

interface RejectFormProps {
  application: Answerable
  onClose: () => void
}

/** A rejection with its reason. */
export function RejectForm({ application, onClose }: RejectFormProps) {
  const { mutateAsync } = useTakeStep()
  const name = nameOf(application.applicant)
  const values = useMergeValues(application.applicant, application.jobTitle)
  const isHired = application.status === 'hired'
  const { form, field, submit, busy, error } = useContractForm({
    schema: ExplainedStep,
    initial: { newStatus: 'rejected', employerFeedback: '', reasonCode: isHired ? 'offer_rescinded' : '' },
    send: (body) =>
      mutateAsync({
        application,
        body: {
          ...body,
          ...(body.employerFeedback && { employerFeedback: filledText(body.employerFeedback, values) }),
        },
      }),
    done: () => {
      toast({ text: { of: t.rejectDone, names: [name] } })
      onClose()
    },
    failed: t.rejectFailed,
  })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p className={c.lead}>{t.rejectLead}</p>
      <FeedbackFields
        field={field}
        fill={(part) => form.setValues(part)}
        withReason
        isHired={isHired}
        who={name}
        example={application}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t.rejectAction}
        </Button>
      </div>
    </form>
  )
}
