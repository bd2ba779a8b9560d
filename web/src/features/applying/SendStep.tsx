import { limits } from '@hearback/contract/limits.ts'
import type { SubmitEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import c from './Applying.module.css'

interface SendStepProps {
  company: string
  availability: string
  onChange: (text: string) => void
  onBack: () => void
  onSend: () => void
  busy: boolean
  error: string | undefined
}

export function SendStep({ company, availability, onChange, onBack, onSend, busy, error }: SendStepProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSend()
  }
  return (
    <form onSubmit={submit} className={c.form}>
      <h3>When are you available?</h3>
      <TextField
        label="Availability"
        description="For example: from 1 March, weekday mornings."
        maxLength={limits.oneLine}
        value={availability}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={c.note}>
        {company} gets your profile, your text and this line. From then on it has {limits.answerDays} days to answer;
        you can withdraw at any time.
      </p>
      <FormError>{error && `${error} Your text is kept.`}</FormError>
      <div className={c.acts}>
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Send the application
        </Button>
      </div>
    </form>
  )
}
