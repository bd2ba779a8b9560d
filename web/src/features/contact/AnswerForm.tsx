import { type ContactMessage, handleContactMessage } from '@hearback/contract/trust/contact.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { isVisible } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/contact.ts'
import { useState } from 'react'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextArea } from '../../ui/fields/TextField.tsx'
import c from './Contact.module.css'
import { useHandleContact } from './contact.mutations.ts'

/** Mails the reply, or closes the message without one. */
export function AnswerForm({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const handle = useHandleContact(message._id)
  const [closing, setClosing] = useState<string>()
  const { form, submit, field, busy, error } = useContractForm({
    schema: handleContactMessage.body,
    initial: { answer: '' },
    send: handle,
    done: () => {
      toast(t.answerSent)
      onClose()
    },
    failed: t.answerFailed,
  })
  const closeWithout = () =>
    handle({}).then(
      () => {
        toast(t.messageClosed)
        onClose()
      },
      (problem: Error) => setClosing(problem.message),
    )
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <p className={c.words}>{message.message}</p>
      <TextArea
        label={t.answer}
        description={t.mailedTo(message.email)}
        minRows={5}
        counted={limits.message}
        {...field('answer')}
      />
      <FormError>{error?.message ?? closing}</FormError>
      <div className={c.acts}>
        <Button onClick={() => void closeWithout()}>{t.closeAction}</Button>
        <Button type="submit" variant="primary" busy={busy} disabled={!isVisible(form.values.answer)}>
          {t.answerAction}
        </Button>
      </div>
    </form>
  )
}
