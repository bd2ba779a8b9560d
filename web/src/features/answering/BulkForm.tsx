import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import c from './Answering.module.css'
import { useAnswerMany } from './answering.mutations.ts'
import { FeedbackFields } from './FeedbackFields.tsx'
import { ExplainedBulk } from './rejection.ts'

export type BulkResult = Awaited<ReturnType<ReturnType<typeof useAnswerMany>>>[number]

const STEPS = [
  { value: 'rejected', label: t.rejectStep, description: t.rejectStepHint },
  { value: 'shortlisted', label: t.shortlist, description: t.shortlistStepHint },
] as const

interface BulkFormProps {
  applications: readonly Applicant[]
  onClose: () => void
  onResults: (results: BulkResult[]) => void
}

/** Form that sends one answer to many applicants. */
export function BulkForm({ applications, onClose, onResults }: BulkFormProps) {
  const answerMany = useAnswerMany()
  const { form, field, submit, busy, error } = useContractForm({
    schema: ExplainedBulk,
    initial: {
      ids: applications.map(({ _id }) => _id),
      newStatus: 'rejected' as 'rejected' | 'shortlisted',
      employerFeedback: '',
      reasonCode: '',
    },
    send: (body) => answerMany({ ...body, ...(body.newStatus !== 'rejected' && { reasonCode: null }) }),
    done: onResults,
    failed: t.bulkFailed,
  })
  const { newStatus } = form.values
  const [example] = applications
  const possible = applications.filter(({ nextSteps }) => nextSteps.includes(newStatus)).length
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <RadioCards
        label={t.answer}
        options={STEPS}
        value={newStatus}
        onChange={(value) => form.setFieldValue('newStatus', value)}
      />
      {possible < applications.length && <Notice>{t.bulkPartlyPossible(possible, applications.length)}</Notice>}
      {example && (
        <FeedbackFields
          field={field}
          fill={(part) => form.setValues(part)}
          withReason={newStatus === 'rejected'}
          who={t.personCount(applications.length)}
          example={example}
        />
      )}
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {newStatus === 'rejected'
            ? t.bulkRejectAction(applications.length)
            : t.bulkShortlistAction(applications.length)}
        </Button>
      </div>
    </form>
  )
}
