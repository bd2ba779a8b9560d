import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'
import '../kit/input.css'
import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import { Kit } from '../kit/Kit.tsx'

/** Browser translators also translate input values and placeholders; disabled for emails, numbers and codes. */
const isVerbatim = ({ type, inputMode }: TextInputProps) =>
  ['email', 'tel', 'url', 'password'].includes(type ?? '') || ['numeric', 'decimal'].includes(inputMode ?? '')

/** Single-line text field. Takes `label`, `description`, `error`, and the props of `field(path)`. */
export const TextField = (props: TextInputProps) => (
  <Kit>
    <TextInput {...(isVerbatim(props) && { translate: 'no' as const })} {...props} />
  </Kit>
)

/** Multi-line text field; grows from `minRows` to `maxRows`. `counted` shows the remaining length. */
export function TextArea({ counted, ...props }: TextareaProps & { counted?: number }) {
  const used = String(props.value ?? '').length
  const room = counted
    ? t.ofCharacters(used.toLocaleString(locale.numbers), counted.toLocaleString(locale.numbers))
    : undefined
  return (
    <Kit>
      <Textarea
        autosize
        minRows={4}
        maxRows={16}
        {...props}
        description={room ? `${props.description ? `${props.description} ` : ''}${room}` : props.description}
      />
    </Kit>
  )
}
