import * as t from '@hearback/texts/web/answering.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { nameOf } from '../../domain/hiring-words.ts'
import { unsentKey, unsentValues } from '../../held-acts/unsent-values.ts'
import { useUnsentOnClose } from '../../held-acts/use-unsent-on-close.ts'
import { filledText, useMergeValues } from '../../templates/merge-values.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import c from './Answering.module.css'
import type { Answerable } from './answerable.ts'
import { FeedbackFields } from './FeedbackFields.tsx'
import { useHeldAnswers } from './held-answers.ts'
import { ExplainedStep, questionFor, unmetAnswers } from './rejection.ts'

export interface AnswerFormProps {
  application: Answerable
  onClose: () => void
  /** Runs once the answer is held to be sent. */
  onHeld?: (() => void) | undefined
  /** Shows the form again after an undo or a refusal. */
  onReopen: () => void
}

type Rejection = { newStatus: 'rejected'; employerFeedback: string; reasonCode: string; reasonQuestion: string }

/** A rejection with its reason. */
export function RejectForm({ application, onClose, onHeld, onReopen }: AnswerFormProps) {
  const held = useHeldAnswers()
  const name = nameOf(application.applicant)
  const values = useMergeValues(application.applicant, application.jobTitle)
  const isHired = application.status === 'hired'
  const key = unsentKey('reject', [application._id])
  const empty: Rejection = {
    newStatus: 'rejected',
    employerFeedback: '',
    reasonCode: isHired ? 'offer_rescinded' : '',
    reasonQuestion: '',
  }
  const { form, field, submit, busy, error } = useContractForm({
    schema: ExplainedStep,
    initial: unsentValues<Rejection>(key) ?? empty,
    send: async (body) =>
      held.step({
        application,
        body: {
          ...body,
          reasonQuestion: questionFor(body),
          ...(body.employerFeedback && { employerFeedback: filledText(body.employerFeedback, values) }),
        },
        told: t.rejectDone,
        from: { key, values: { ...empty, ...body }, reopen: onReopen },
      }),
    done: () => {
      onClose()
      onHeld?.()
    },
    failed: t.rejectFailed,
  })
  useUnsentOnClose(key, form)
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p className={c.lead}>{t.rejectLead}</p>
      <FeedbackFields
        field={field}
        fill={(part) => form.setValues(part)}
        withReason
        isHired={isHired}
        who={name}
        unmet={unmetAnswers([application])}
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
