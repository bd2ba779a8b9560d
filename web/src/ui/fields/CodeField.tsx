import { foldForCode } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/ui.ts'
import type { TextInputProps } from '@mantine/core'
import c from './CodeField.module.css'
import { TextField } from './TextField.tsx'

interface CodeFieldProps extends Omit<TextInputProps, 'onChange'> {
  onChange?: (code: string) => void
  /** The numbers of digits that a code may have. */
  lengths?: readonly number[]
  /** Called with the digits as soon as they are typed or pasted. */
  onComplete?: (code: string) => void
}

/** One field for a code of six digits, so that pasting, autofill and screen readers work. */
export function CodeField({ lengths = [6], onChange, onComplete, ...props }: CodeFieldProps) {
  const take = (typed: string) => {
    const digits = foldForCode(typed).replace(/\D/g, '')
    const code = digits.slice(0, Math.max(...lengths))
    onChange?.(code)
    if (lengths.includes(code.length)) onComplete?.(code)
  }
  return (
    <TextField
      label={t.code}
      placeholder="000000"
      inputMode="numeric"
      autoComplete="one-time-code"
      {...props}
      className={c.code ?? ''}
      onChange={(event) => take(event.currentTarget.value)}
    />
  )
}
