import * as s from '@hearback/texts/web/apply-sheet.ts'
import * as t from '@hearback/texts/web/applying.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import c from './Applying.module.css'
import { WHY_MOST } from './application-draft.ts'

interface WhyYouProps {
  company: string
  value: string
  onChange: (text: string) => void
  onBack: () => void
  onNext: () => void
  /** Whether the further fields have content. */
  hasFiles: boolean
  /** Files are still being uploaded: the next step waits for them. */
  isUploading: boolean
  /** Further fields. */
  children: ReactNode
}

export function WhyYou({ company, value, onChange, onBack, onNext, hasFiles, isUploading, children }: WhyYouProps) {
  const tooLong = value.trim().length > WHY_MOST
  return (
    <>
      <h3>{t.letterTitle}</h3>
      <TextArea
        label={s.letterLabel(company)}
        description={t.letterHint}
        counted={WHY_MOST}
        minRows={6}
        maxRows={14}
        value={value}
        error={tooLong ? s.letterTooLong(WHY_MOST.toLocaleString(locale.numbers)) : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={c.note}>{t.letterSafetyAdvice}</p>
      {children}
      <div className={c.acts}>
        <Button onClick={onBack}>{t.back}</Button>
        <Button variant="primary" disabled={tooLong} busy={isUploading} onClick={onNext}>
          {value.trim() || hasFiles ? t.continueAction : t.letterSkipAction}
        </Button>
      </div>
    </>
  )
}
