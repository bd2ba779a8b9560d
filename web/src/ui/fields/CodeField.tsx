import { foldForCode } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/ui.ts'
import type { TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import c from './CodeField.module.css'
import { TextField } from './TextField.tsx'

interface CodeFieldProps extends Omit<TextInputProps, 'onChange'> {
  onChange?: (code: string) => void
  /** The numbers of digits that a code may have. */
  lengths?: readonly number[]
  /** Called with the digits once they are complete; after a pause if a longer code begins with them. */
  onComplete?: (code: string) => void
}

const pauseMs = 800

/** One field for all digits of a code, so that pasting, autofill and screen readers work. */
export function CodeField({ lengths = [6], onChange, onComplete, ...props }: CodeFieldProps) {
  const longest = Math.max(...lengths)
  const complete = useDebouncedCallback((code: string) => onComplete?.(code), pauseMs)
  const take = (typed: string) => {
    const digits = foldForCode(typed).replace(/\D/g, '')
    const code = digits.slice(0, longest)
    onChange?.(code)
    complete.cancel()
    if (!lengths.includes(code.length)) return
    complete(code)
    if (code.length === longest) complete.flush()
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
