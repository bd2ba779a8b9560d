import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import c from './Applying.module.css'
import { WHY_MOST } from './application-draft.ts'

interface WhyYouProps {
  company: string
  value: string
  onChange: (text: string) => void
  onBack: () => void
  onNext: () => void
}

export function WhyYou({ company, value, onChange, onBack, onNext }: WhyYouProps) {
  const tooLong = value.trim().length > WHY_MOST
  return (
    <>
      <h3>Why you</h3>
      <TextArea
        label={`What should ${company} know?`}
        description="A few sentences are enough. Left empty, your profile speaks for itself."
        counted={WHY_MOST}
        minRows={6}
        maxRows={14}
        value={value}
        error={tooLong ? `At most ${WHY_MOST.toLocaleString('en')} characters` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={c.note}>Leave out bank details and identity numbers; no honest employer needs them now.</p>
      <div className={c.acts}>
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" disabled={tooLong} onClick={onNext}>
          {value.trim() ? 'Go on' : 'Go on without'}
        </Button>
      </div>
    </>
  )
}
