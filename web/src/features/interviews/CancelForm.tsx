import { cancelInterview } from '@hearback/contract/hiring/interview-changes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/interviews.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import c from './Interviews.module.css'
import { useCancelInterview } from './interview-changes.mutations.ts'

/** Cancels an interview, with a reason if the employer gives one. */
export function CancelForm({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { mutateAsync } = useCancelInterview(id)
  const { field, submit, busy, error } = useContractForm({
    schema: cancelInterview.body,
    initial: { reason: '' },
    send: (body) => mutateAsync(body),
    done: () => {
      toast({ text: { of: t.canceledDone, names: [name] } })
      onClose()
    },
    failed: t.cancelFailed,
  })
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
