import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'
import '../kit/input.css'
import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { Kit } from '../kit/Kit.tsx'
import { pastedText } from '../pasted-text.ts'

/** Browser translators also translate input values and placeholders; disabled for names, emails, numbers and codes. */
const isVerbatim = ({ type, inputMode, autoComplete }: TextInputProps) =>
  ['email', 'tel', 'url', 'password'].includes(type ?? '') ||
  ['numeric', 'decimal'].includes(inputMode ?? '') ||
  /name|organization|one-time-code/u.test(autoComplete ?? '')

/**
 * Single-line text field. Takes `label`, `description`, `error`, and the props of `field(path)`. A longer text than
 * `maxLength` is kept and reported: browsers would cut the end of a pasted text without a word.
 */
export const TextField = ({ maxLength, ...props }: TextInputProps) => (
  <Kit>
    <TextInput
      {...(isVerbatim(props) && { translate: 'no' as const })}
      {...props}
      error={props.error || excessOf(props.value, maxLength)}
    />
  </Kit>
)

const lengthOf = (value: unknown) => String(value ?? '').length
const lengthText = (used: number, limit: number) =>
  t.ofCharacters(used.toLocaleString(locale.numbers), limit.toLocaleString(locale.numbers))
const excessOf = (value: unknown, limit = Number.POSITIVE_INFINITY) =>
  lengthOf(value) > limit && lengthText(lengthOf(value), limit)

/** Share of the limit from which a text field shows its length. */
const NEAR_LIMIT = 0.8

/**
 * Multi-line text field; grows from `minRows` to `maxRows`. `counted` or `maxLength` is the limit; the length shows near
 * it. A longer text is kept and reported. Lists, tables and Markdown of other programs are pasted as plain text with "- " lists.
 */
export function TextArea({
  maxLength,
  counted = maxLength,
  ...props
}: TextareaProps & { counted?: number | undefined }) {
  const excess = excessOf(props.value, counted)
  const used = lengthOf(props.value)
  const isNear = !excess && counted !== undefined && used >= counted * NEAR_LIMIT
  const room = isNear ? lengthText(used, counted) : undefined
  return (
    <Kit>
      <Textarea
        autosize
        minRows={4}
        maxRows={16}
        onPaste={insertPasted}
        {...props}
        error={props.error || excess}
        description={room ? `${props.description ? `${props.description} ` : ''}${room}` : props.description}
      />
    </Kit>
  )
}

/** Inserts like a key would, so that undo works; `input` events follow. */
function insertPasted(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { clipboardData } = event
  const plain = clipboardData.getData('text/plain')
  const text = pastedText(plain, clipboardData.getData('text/html'))
  if (text !== plain && document.execCommand('insertText', false, text)) event.preventDefault()
}
