import { type DecidedKind, type Measure, measuresFor, Outcome } from '@hearback/contract/trust/moderation.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { text } from '@hearback/contract/values/primitives.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import * as z from 'zod/mini'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { RadioList } from '../../ui/fields/RadioList.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import c from './Moderation.module.css'
import type { Verdict } from './moderation.mutations.ts'
import { MEASURE_CHOICES } from './moderation-words.ts'

interface VerdictFormProps {
  kind: DecidedKind
  send: (verdict: Verdict) => Promise<unknown>
  onDone?: () => void
  /** Called after a conflict, when the data shown is out of date. */
  onStale: () => unknown
}

interface Chosen {
  outcome: string
  measure?: string | undefined
}
const isWhole = ({ outcome, measure }: Chosen) => outcome === 'dismissed' || Boolean(measure)

const Form = z
  .object({ outcome: Outcome, measure: z.optional(z.string()), reason: text() })
  .check(z.refine<Chosen>(isWhole, { error: t.verdictMeasureRequired, path: ['measure'] }))

/** Form of a decision: outcome, measure, and the reason sent to both sides. */
export function VerdictForm({ kind, send, onDone, onStale }: VerdictFormProps) {
  const { form, field, submit, busy, error } = useContractForm({
    schema: Form,
    initial: { outcome: '', measure: '', reason: '' },
    send: ({ outcome, measure, reason }) => {
      const done = outcome === 'dismissed' ? 'none' : ((measure ?? 'warning') as Measure)
      return send({ outcome, measure: done, reason })
    },
    done: () => {
      toast(t.verdictDone)
      onDone?.()
    },
    failed: t.verdictFailed,
  })
  const { outcome, measure } = form.values
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <RadioList
        label={t.verdictOutcomeLabel}
        labelShown
        options={[
          { value: 'upheld', label: t.verdictUphold },
          { value: 'dismissed', label: t.verdictDismiss },
        ]}
        {...field('outcome')}
        value={outcome}
        name="outcome"
      />
      {outcome === 'upheld' && (
        <RadioList
          label={t.verdictMeasureLabel}
          labelShown
          options={measuresFor(kind).map((value) => ({ value, label: MEASURE_CHOICES[value] }))}
          {...field('measure')}
          value={measure}
          name="measure"
        />
      )}
      <TextArea
        label={t.reason}
        required
        description={t.verdictReasonHint}
        counted={limits.longText}
        minRows={4}
        {...field('reason')}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t.decide}
        </Button>
        {error?.code === 'conflict' && <Button onClick={() => void onStale()}>{t.verdictReloadAction}</Button>}
      </div>
    </form>
  )
}
