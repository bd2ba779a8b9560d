import { parseNumber } from '@hearback/contract/parse-number.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import type { TextInputProps } from '@mantine/core'
import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { formatNumber } from './decimal.ts'
import { TextField } from './TextField.tsx'

type Value = number | string
interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'prefix'> {
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
  /** Shown before the digits; what is typed may have it too. */
  prefix?: string
}

/** Behind a text that is no number, so that no reader takes it for one in another language. */
const unread = ' ?'
const emptyOr = (text: string): Value => {
  if (text.trim() === '') return ''
  return parseNumber(text, locale.language) ?? text + unread
}
const shown = (value: Value | undefined) => (typeof value === 'number' ? formatNumber(value) : (value ?? ''))

/**
 * A number as people of the page's language write it, see `parseNumber`. Gives '' for an empty field.
 * Read on every change and formatted on blur: reformatting during typing moves the caret and changes digits.
 */
export function NumberField({ value, defaultValue, onChange, onBlur, prefix, ...props }: NumberFieldProps) {
  const [text, setText] = useState(() => shown(value ?? defaultValue))
  const [given, setGiven] = useState(value)
  if (value !== given) {
    setGiven(value)
    if (value !== undefined && value !== emptyOr(text)) setText(shown(value))
  }
  // A value typed before hydration comes as it was typed.
  const readTyped = useEffectEvent((typed: Value | undefined) => {
    if (typeof typed === 'string' && typeof emptyOr(typed) === 'number') onChange?.(emptyOr(typed))
  })
  useEffect(() => readTyped(value), [value])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.currentTarget.value)
    onChange?.(emptyOr(event.currentTarget.value))
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    const number = emptyOr(text)
    if (typeof number === 'number') setText(formatNumber(number))
    onBlur?.(event)
  }
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      leftSection={prefix}
      leftSectionPointerEvents="none"
      {...props}
      value={text}
      onChange={change}
      onBlur={blur}
    />
  )
}
