import * as t from '@hearback/texts/web/accounts.ts'
import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/fields/TextField.tsx'

type Field = Omit<ComponentProps<typeof TextField>, 'label'>

/** Field for a code of the app or a recovery code. */
export const CodeField = (props: Field) => (
  <TextField
    label={t.secondStepFieldLabel}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
)

/**
 * CodeField of a sensitive action, shown when a code is required or the server has asked for one. The server explains a
 * missing code to clients without this field.
 */
export const SecondStepField = ({ asked, ...props }: Field & { asked: boolean | undefined }) =>
  asked || props.error ? (
    <CodeField {...props} error={props.error && !props.value ? t.secondStepFieldHint : props.error} />
  ) : null
