import { createTalentList } from '@hearback/contract/people/saved-talents.ts'
import { talentLimits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/saved-talents.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import c from './SavedTalents.module.css'

interface NameFormProps {
  label: string
  initial?: string
  submitLabel: string
  failed: string
  send: (name: string) => Promise<unknown>
  done: () => void
  onCancel?: () => void
}

/** The name of a saved search or a list. */
export function NameForm({ label, initial = '', submitLabel, failed, send, done, onCancel }: NameFormProps) {
  const { field, submit, busy, error } = useContractForm({
    schema: createTalentList.body,
    initial: { name: initial },
    send: ({ name }) => send(name),
    done,
    failed,
  })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <TextField label={label} required maxLength={talentLimits.name} data-autofocus {...field('name')} />
      <FormError>{error?.message}</FormError>
      <div className={c.acts}>
        {onCancel && <Button onClick={onCancel}>{t.cancel}</Button>}
        <Button type="submit" variant={onCancel ? 'primary' : 'default'} busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
