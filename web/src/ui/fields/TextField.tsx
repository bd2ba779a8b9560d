import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'
import '../kit/input.css'
import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import { Kit } from '../kit/Kit.tsx'

/** Browser translators also translate input values and placeholders; disabled for names, emails, numbers and codes. */
const isVerbatim = ({ type, inputMode, autoComplete }: TextInputProps) =>
  ['email', 'tel', 'url', 'password'].includes(type ?? '') ||
  ['numeric', 'decimal'].includes(inputMode ?? '') ||
  /name|organization|one-time-code/u.test(autoComplete ?? '')

/** Single-line text field. Takes `label`, `description`, `error`, and the props of `field(path)`. */
export const TextField = (props: TextInputProps) => (
  <Kit>
    <TextInput {...(isVerbatim(props) && { translate: 'no' as const })} {...props} />
  </Kit>
)

/** Share of the limit from which a text field shows its length. */
const NEAR_LIMIT = 0.8

/**
 * Multi-line text field; grows from `minRows` to `maxRows`. `counted` or `maxLength` is the limit; the length shows near
 * it. Browsers would cut a pasted text at its maximum without a word, so a longer one stays and is marked.
 */
export function TextArea({
  maxLength,
  counted = maxLength,
  ...props
}: TextareaProps & { counted?: number | undefined }) {
  const used = String(props.value ?? '').length
  const isNear = counted !== undefined && used >= counted * NEAR_LIMIT
  const room = isNear
    ? t.ofCharacters(used.toLocaleString(locale.numbers), counted.toLocaleString(locale.numbers))
    : undefined
  const isOver = counted !== undefined && used > counted
  return (
    <Kit>
      <Textarea
        autosize
        minRows={4}
        maxRows={16}
        {...props}
        error={props.error ?? (isOver && room)}
        description={
          room && (props.error || !isOver)
            ? `${props.description ? `${props.description} ` : ''}${room}`
            : props.description
        }
      />
    </Kit>
  )
}
