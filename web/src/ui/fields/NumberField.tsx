import { parseNumber } from '@hearback/contract/parse-number.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import type { TextInputProps } from '@mantine/core'
import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { formatNumber } from '../text/decimal.ts'
import { TextField } from './TextField.tsx'

type Value = number | string
interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'prefix'> {
  value?: Value
  defaultValue?: Value
  onChange?: (value: Value) => void
  /** Shown before the digits; what is typed may have it too. */
  prefix?: string
  /** Most decimals of such a value, as of its currency: three make "1.250" a fraction in English. */
  maxDecimals?: number
}

/** Behind a text that is no number, so that no reader takes it for one in another language. */
const unread = ' ?'
const emptyOr = (text: string, maxDecimals: number): Value => {
  if (text.trim() === '') return ''
  return parseNumber(text, locale.language, { maxDecimals }) ?? text + unread
}
const shown = (value: Value | undefined) => (typeof value === 'number' ? formatNumber(value) : (value ?? ''))

/**
 * A number as people of the page's language write it, see `parseNumber`. Gives '' for an empty field.
 * Read on every change and formatted on blur: reformatting during typing moves the caret and changes digits.
 */
export function NumberField({
  value,
  defaultValue,
  onChange,
  onBlur,
  prefix,
  maxDecimals = 2,
  ...props
}: NumberFieldProps) {
  const [text, setText] = useState(() => shown(value ?? defaultValue))
  const [given, setGiven] = useState(value)
  const [decimals, setDecimals] = useState(maxDecimals)
  const read = (typed: string) => emptyOr(typed, maxDecimals)
  if (value !== given) {
    setGiven(value)
    if (value !== undefined && value !== read(text)) setText(shown(value))
  }
  if (decimals !== maxDecimals) {
    setDecimals(maxDecimals)
    // The same signs may mean another number now: "1.250" stays what it was read as.
    if (typeof value === 'number') setText(shown(value))
  }
  // A value typed before hydration comes as it was typed.
  const readTyped = useEffectEvent((typed: Value | undefined) => {
    if (typeof typed === 'string' && typeof read(typed) === 'number') onChange?.(read(typed))
  })
  useEffect(() => readTyped(value), [value])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.currentTarget.value)
    onChange?.(read(event.currentTarget.value))
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    const number = typeof value === 'number' ? value : read(text)
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
