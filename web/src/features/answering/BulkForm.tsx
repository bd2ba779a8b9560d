import type { Applicant } from '@hearback/contract/applications.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/Notice.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import c from './Answering.module.css'
import { useAnswerMany } from './answering.mutations.ts'
import { FeedbackFields } from './FeedbackFields.tsx'
import { ExplainedBulk } from './rejection.ts'

export type BulkResult = Awaited<ReturnType<ReturnType<typeof useAnswerMany>>>[number]

const STEPS = [
  { value: 'rejected', label: 'Reject', description: 'With a reason or your own words.' },
  { value: 'shortlisted', label: 'Shortlist', description: 'They know that you read them and go on.' },
] as const

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

interface BulkFormProps {
  applications: readonly Applicant[]
  onClose: () => void
  onResults: (results: BulkResult[]) => void
}

/** One honest answer for many at once. */
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
    failed: 'The answers could not be sent.',
  })
  const { newStatus } = form.values
  const possible = applications.filter(({ nextSteps }) => nextSteps.includes(newStatus)).length
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <RadioCards
        label="Answer"
        options={STEPS}
        value={newStatus}
        onChange={(value) => form.setFieldValue('newStatus', value)}
      />
      {possible < applications.length && (
        <Notice>
          This step is possible for {possible} of the {applications.length} chosen. The others stay as they are.
        </Notice>
      )}
      <FeedbackFields
        field={field}
        fill={(part) => form.setValues(part)}
        withReason={newStatus === 'rejected'}
        who={people(applications.length)}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Answer {people(applications.length)}
        </Button>
      </div>
    </form>
  )
}
