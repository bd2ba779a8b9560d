import { limits } from '@hearback/contract/values/limits.ts'
import { text } from '@hearback/contract/values/primitives.ts'
import * as t from '@hearback/texts/web/moderation.ts'
import * as z from 'zod/mini'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import c from './Moderation.module.css'
import { useFileAppeal } from './moderation.mutations.ts'

const Form = z.object({ words: text() })

export function AppealForm({ id, token }: { id: string; token: string | undefined }) {
  const { field, submit, busy, error } = useContractForm({
    schema: Form,
    initial: { words: '' },
    send: useFileAppeal(id, token),
    done: () => toast(t.appealSent),
    failed: t.appealFailed,
  })
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <TextArea label={t.appealReasonLabel} required minRows={5} counted={limits.longText} {...field('words')} />
      <FormError>{error?.message}</FormError>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t.appealSendAction}
        </Button>
      </div>
    </form>
  )
}
