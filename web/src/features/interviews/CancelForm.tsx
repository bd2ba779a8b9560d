import { cancelInterview } from '@hearback/contract/hiring/interview-changes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/interviews.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { unsentValues } from '../../held-acts/unsent-values.ts'
import { useUnsentOnClose } from '../../held-acts/use-unsent-on-close.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { cancellationKey, useHeldCancellation } from './held-cancellation.ts'
import c from './Interviews.module.css'

interface CancelFormProps {
  /** The application's id. */
  id: string
  name: string
  picked: string | null
  onClose: () => void
  /** Shows the form again after an undo or a refusal. */
  onReopen: () => void
}

/** Cancels an interview, with a reason if the employer gives one. */
export function CancelForm({ id, name, picked, onClose, onReopen }: CancelFormProps) {
  const hold = useHeldCancellation({ id, name, picked, reopen: onReopen })
  const { form, field, submit, busy, error } = useContractForm({
    schema: cancelInterview.body,
    initial: unsentValues<{ reason: string }>(cancellationKey(id)) ?? { reason: '' },
    send: async ({ reason = '' }) => hold(reason),
    done: onClose,
    failed: t.cancelFailed,
  })
  useUnsentOnClose(cancellationKey(id), form)
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p>{t.cancelEffects(name)}</p>
      <TextArea
        label={t.cancelReasonLabel}
        description={t.cancelReasonHint(name)}
        maxLength={limits.longText}
        {...field('reason')}
      />
      <FormError>{error?.message}</FormError>
      <div className={c.formActs}>
        <Button onClick={onClose}>{t.cancelKeepAction}</Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t.cancelAction}
        </Button>
      </div>
    </form>
  )
}
