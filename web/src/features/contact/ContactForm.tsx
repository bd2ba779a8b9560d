import { ContactForm as Form } from '@hearback/contract/trust/contact.ts'
import { Email } from '@hearback/contract/values/contact-primitives.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/contact.ts'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useSession } from '../../api/session.ts'
import { useContractForm } from '../../api/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Contact.module.css'
import { sendContactMessage } from './contact.mutations.ts'

/** The contract leaves the email out for people who are signed in. */
const VisitorForm = z.extend(Form, { email: Email })

/** Contact form, with the start of a message. Signed-in users are answered at their account’s email; visitors enter one. */
export function ContactForm({ prefilled = '' }: { prefilled?: string }) {
  const user = useSession()?.user
  const [sent, setSent] = useState<string>()
  const { form, field, submit, busy, error } = useContractForm({
    schema: user ? Form : VisitorForm,
    initial: { name: '', email: '', message: prefilled },
    send: sendContactMessage,
    done: ({ message }) => {
      setSent(message)
      form.reset()
    },
    failed: t.sendFailed,
  })
  if (sent) return <Sent message={sent} onAgain={() => setSent(undefined)} />
  return (
    <form onSubmit={submit} noValidate className={c.form}>
      <TextField label={t.name} required autoComplete="name" {...field('name')} />
      {user ? (
        <p className={c.note}>
          <Sentence of={t.replyAddress} names={[user.email]} />
        </p>
      ) : (
        <TextField
          label={t.emailLabel}
          type="email"
          required
          autoComplete="email"
          description={t.emailHint}
          {...field('email')}
        />
      )}
      <TextArea label={t.message} required minRows={6} counted={limits.message} {...field('message')} />
      <FormError>{error?.message}</FormError>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t.sendAction}
        </Button>
      </div>
    </form>
  )
}

function Sent({ message, onAgain }: { message: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={c.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {t.sentTitle}
      </h2>
      <p>{message}</p>
      <Button onClick={onAgain}>{t.sentAgainAction}</Button>
    </div>
  )
}
