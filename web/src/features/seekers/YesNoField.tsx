import * as t from '@hearback/texts/web/seekers.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioCards } from '../../ui/fields/RadioCards.tsx'
import c from './Profile.module.css'
import type { YesNoAnswer } from './profile-values.ts'

const ANSWERS = [
  { value: 'yes', label: t.yes },
  { value: 'no', label: t.no },
  { value: 'prefer_not_to_say', label: t.answerDeclined },
] as const

interface YesNoFieldProps {
  label: string
  /** Subject of the answer, for the name of the remove button. */
  about: string
  value: YesNoAnswer | ''
  onChange: (value: YesNoAnswer | '') => void
  error?: string | undefined
}

/** An optional yes-or-no question, whose answer can be removed. */
export const YesNoField = ({ label, about, value, onChange, error }: YesNoFieldProps) => (
  <div className={c.yesNo}>
    <RadioCards label={label} options={ANSWERS} value={value || undefined} onChange={onChange} error={error} />
    <p>
      {value && (
        <Button size="sm" variant="quiet" onClick={() => onChange('')}>
          {t.answerRemoveAction}
          <span className="sr"> {about}</span>
        </Button>
      )}
    </p>
  </div>
)
