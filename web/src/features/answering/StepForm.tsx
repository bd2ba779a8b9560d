import type { ApplicationStatus } from '@hearback/contract/applications.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { nameOf, STATUS_WORDS } from '../../hiring-words.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast-store.ts'
import c from './Answering.module.css'
import type { Answerable } from './answerable.ts'
import { useTakeStep } from './answering.mutations.ts'
import { FeedbackFields } from './FeedbackFields.tsx'
import { ExplainedStep } from './rejection.ts'

interface StepFormProps {
  application: Answerable
  to: Extract<ApplicationStatus, 'rejected' | 'offered'>
  onClose: () => void
}

const WORDS = {
  rejected: { act: 'Send the rejection', lead: 'An honest sentence is worth more than silence.' },
  offered: { act: 'Mark as offered', lead: 'Says that you make an offer. Add what they should know about it.' },
}

/** A step that needs words: a rejection with its reason, or that an offer is made. */
export function StepForm({ application, to, onClose }: StepFormProps) {
  const { mutateAsync } = useTakeStep()
  const name = nameOf(application.applicant)
  const isHired = application.status === 'hired'
  const { form, field, submit, busy, error } = useContractForm({
    schema: ExplainedStep,
    initial: { newStatus: to, employerFeedback: '', reasonCode: isHired ? 'offer_rescinded' : '' },
    send: (body) => mutateAsync({ application, body }),
    done: () => {
      toast(`${name}: ${STATUS_WORDS[to].toLowerCase()}, and told so.`)
      onClose()
    },
    failed: 'The answer could not be sent.',
  })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p className={c.lead}>{WORDS[to].lead}</p>
      <FeedbackFields
        field={field}
        fill={(part) => form.setValues(part)}
        withReason={to === 'rejected'}
        isHired={isHired}
        who={name}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {WORDS[to].act}
        </Button>
      </div>
    </form>
  )
}
