import type { ReactNode, RefObject } from 'react'
import { Button } from '../Button.tsx'
import { TextArea } from '../fields/TextField.tsx'
import { UserText } from '../text/UserText.tsx'
import c from './NoteForm.module.css'

interface NoteFormProps {
  ref?: RefObject<HTMLFormElement | null>
  label: string
  hint: string
  /** Of the field, in visible characters. */
  limit: number
  value: string
  error: string | undefined
  busy?: boolean
  /** A text that was saved elsewhere meanwhile, which saving would replace, and the sentence above it. */
  elsewhere?: { notice: ReactNode; text: string } | undefined
  saveLabel: string
  cancelLabel: string
  onChange: (text: string) => void
  onSave: () => unknown
  onCancel: () => void
}

/** Form of a private note. */
export function NoteForm(props: NoteFormProps) {
  const { ref, limit, elsewhere, onChange, onSave, onCancel } = props
  return (
    <form
      ref={ref}
      className={c.form}
      onSubmit={(event) => {
        event.preventDefault()
        void onSave()
      }}
    >
      {elsewhere && (
        <div role="alert" className={c.elsewhere}>
          <p>{elsewhere.notice}</p>
          <UserText as="div" className={c.words}>
            {elsewhere.text}
          </UserText>
        </div>
      )}
      <TextArea
        label={props.label}
        description={props.hint}
        error={props.error}
        minRows={2}
        maxRows={12}
        counted={limit}
        maxLength={limit}
        value={props.value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={c.acts}>
        <Button type="submit" size="sm" busy={props.busy ?? false}>
          {props.saveLabel}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {props.cancelLabel}
        </Button>
      </div>
    </form>
  )
}
