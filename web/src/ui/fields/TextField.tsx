import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/ui.ts'
import '../kit/input.css'
import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core'
import { Kit } from '../kit/Kit.tsx'

/** Some browsers and reading aids translate what a field holds and its placeholder: not where it is an address, number or code. */
const isVerbatim = ({ type, inputMode }: TextInputProps) =>
  ['email', 'tel', 'url', 'password'].includes(type ?? '') || ['numeric', 'decimal'].includes(inputMode ?? '')

/** One line of text. Takes `label`, `description`, `error`, and what `field(path)` of a form gives. */
export const TextField = (props: TextInputProps) => (
  <Kit>
    <TextInput {...(isVerbatim(props) && { translate: 'no' as const })} {...props} />
  </Kit>
)

/** Several lines; grows from `minRows` to `maxRows`. With `counted` it says how much room is left. */
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
