import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/answering.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { unsentKey, unsentValues } from '../../held-acts/unsent-values.ts'
import { useUnsentOnClose } from '../../held-acts/use-unsent-on-close.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import c from './Answering.module.css'
import { FeedbackFields } from './FeedbackFields.tsx'
import { type BulkResult, useHeldAnswers } from './held-answers.ts'
import { ExplainedBulk, questionFor, unmetAnswers } from './rejection.ts'

const STEPS = [
  { value: 'rejected', label: t.rejectStep, description: t.rejectStepHint },
  { value: 'shortlisted', label: t.shortlist, description: t.shortlistStepHint },
] as const

interface BulkFormProps {
  applications: readonly Applicant[]
  onClose: () => void
  onHeld: () => void
  onUndone: () => void
  onShowResults: (results: readonly BulkResult[]) => void
}

type BulkValues = {
  ids: string[]
  newStatus: 'rejected' | 'shortlisted'
  employerFeedback: string
  reasonCode: string
  reasonQuestion: string
}

/** Says how many were sent, once the server has confirmed; failures are listed on request. */
function tellResults(results: readonly BulkResult[], show: (results: readonly BulkResult[]) => void) {
  const sent = results.filter(({ done }) => done).length
  const text = t.resultsAnswered(sent, results.length)
  if (sent === results.length) return toast(`${text} ${t.resultsEmailed}`)
  toast({ text, stays: 20_000, action: { label: t.resultsShowAction, run: () => show(results) } })
}

/** Form that sends one answer to many applicants. */
export function BulkForm({ applications, onClose, onHeld, onUndone, onShowResults }: BulkFormProps) {
  const held = useHeldAnswers()
  const ids = applications.map(({ _id }) => _id)
  const key = unsentKey('many', ids)
  const empty: BulkValues = { ids, newStatus: 'rejected', employerFeedback: '', reasonCode: '', reasonQuestion: '' }
  const { form, field, submit, busy, error } = useContractForm({
    schema: ExplainedBulk,
    initial: unsentValues<BulkValues>(key) ?? empty,
    send: async (body) =>
      held.many({
        applications,
        body: {
          ...body,
          reasonQuestion: questionFor(body),
          ...(body.newStatus !== 'rejected' && { reasonCode: null, reasonQuestion: undefined }),
        },
        done: (results) => tellResults(results, onShowResults),
        from: { key, values: { ...empty, ...body }, reopen: onUndone },
      }),
    done: () => {
      onClose()
      onHeld()
    },
    failed: t.bulkFailed,
  })
  useUnsentOnClose(key, form)
  const { newStatus } = form.values
  const [example] = applications
  const possible = applications.filter(({ nextSteps }) => nextSteps.includes(newStatus)).length
  const unopened = applications.filter(({ viewedAt }) => viewedAt === null).length
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <RadioCards
        label={t.answer}
        options={STEPS}
        value={newStatus}
        onChange={(value) => form.setFieldValue('newStatus', value)}
      />
      {possible < applications.length && <Notice>{t.bulkPartlyPossible(possible, applications.length)}</Notice>}
      {unopened > 0 && <Notice>{t.bulkUnopened(unopened, applications.length)}</Notice>}
      {example && (
        <FeedbackFields
          field={field}
          fill={(part) => form.setValues(part)}
          withReason={newStatus === 'rejected'}
          who={t.personCount(applications.length)}
          unmet={unmetAnswers(applications)}
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
