import { parseNumber } from '@hearback/contract/values/parse-number.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import type { TextInputProps } from '@mantine/core'
import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent, useState } from 'react'
import { currencyIn } from '../pay/currency-in-text.ts'
import { formatNumber } from '../text/decimal.ts'
import { TextField } from './TextField.tsx'

type Value = number | string
interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'prefix'> {
  value?: Value
  defaultValue?: Value
  /** `currency` is the one that the typed amount names: "€22". */
  onChange?: (value: Value, currency?: string) => void
  /** Shown before the digits; may also be typed. */
  prefix?: string
  /** Maximum decimals, e.g. of a currency: with three, "1.250" is a fraction in English. */
  maxDecimals?: number
}

/** Appended to invalid text, so that a parser of another language cannot misread it. */
const unread = ' ?'
const emptyOr = (text: string, maxDecimals: number): Value => {
  if (text.trim() === '') return ''
  return parseNumber(text, locale.language, { maxDecimals }) ?? text + unread
}

/**
 * Number in the notation of the page's language, see `parseNumber`. Yields '' for an empty field. Parsed on every
 * change and formatted on blur, because formatting during typing moves the caret and changes digits.
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
  const format = (number: number) => formatNumber(number, maxDecimals === 1 ? 1 : 2)
  const shown = (some: Value | undefined) => (typeof some === 'number' ? format(some) : (some ?? ''))
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
    // The same text may parse differently now, so the parsed value is kept: "1.250".
    if (typeof value === 'number') setText(shown(value))
  }
  // A value typed before hydration arrives as text.
  const readTyped = useEffectEvent((typed: Value | undefined) => {
    if (typeof typed === 'string' && typeof read(typed) === 'number') onChange?.(read(typed))
  })
  useEffect(() => readTyped(value), [value])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value
    setText(typed)
    const number = read(typed)
    onChange?.(number, typeof number === 'number' ? currencyIn(typed) : undefined)
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    const number = typeof value === 'number' ? value : read(text)
    if (typeof number === 'number') setText(format(number))
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
