import { limits } from '@hearback/contract/values/limits.ts'
import * as s from '@hearback/texts/web/apply-sheet.ts'
import * as t from '@hearback/texts/web/applying.ts'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Applying.module.css'

interface SendStepProps {
  company: string
  availability: string
  onChange: (text: string) => void
  onBack: () => void
  onSend: () => void
  busy: boolean
  error: string | undefined
  /** Further fields. */
  children: ReactNode
}

export function SendStep({ company, availability, onChange, onBack, onSend, busy, error, children }: SendStepProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSend()
  }
  return (
    <form onSubmit={submit} className={c.form}>
      <h3>{t.availabilityTitle}</h3>
      <TextField
        label={t.availability}
        description={t.availabilityHint}
        maxLength={limits.oneLine}
        value={availability}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {children}
      <p className={c.note}>
        <Sentence of={(name) => s.sendEffects(name, limits.answerDays)} names={[company]} />
      </p>
      <FormError>{error && s.sendFailed(error)}</FormError>
      <div className={c.acts}>
        <Button onClick={onBack}>{t.back}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t.sendAction}
        </Button>
      </div>
    </form>
  )
}
