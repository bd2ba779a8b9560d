import { parseMonth } from '@hearback/contract/values/parse-day.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/month-field.ts'
import type { TextInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { TextField } from './TextField.tsx'

interface MonthFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** `YYYY-MM`, a day of the month, or text that is no month. */
  value?: string
  onChange: (value: string) => void
}

/**
 * Month as text, such as "09/2019", because most browsers have no field for months. Accepts what `parseMonth` does.
 * Text that is no month becomes the value when the field is left, so that validation marks it.
 */
export function MonthField({ value = '', error, onChange, onBlur, onKeyDown, ...props }: MonthFieldProps) {
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    const month = parseMonth(text, locale.language)
    if (month || text === '') onChange(month ?? '')
  }
  const finish = () => {
    if (typed?.trim()) onChange(parseMonth(typed, locale.language) ?? typed)
    setTyped(undefined)
  }
  return (
    <TextField
      autoComplete="off"
      maxLength={100}
      {...props}
      error={error && isText(value) ? t.notMonth : error}
      value={typed ?? shown(value)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        finish()
        onBlur?.(event)
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') finish()
        onKeyDown?.(event)
      }}
    />
  )
}

/** Neither empty, nor a year, a month or a day: the error of the contract names its own notation. */
const isText = (value: string) => !/^(?:\d{4}(?:-\d\d){0,2})?$/u.test(value)

const shown = (value: string) => value.replace(/^(\d{4})-(\d\d)(?:-\d\d)?$/u, '$2/$1')
