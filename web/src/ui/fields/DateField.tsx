import { fullYear, parseLocalTime } from '@hearback/contract/values/parse-day.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import type { TextInputProps } from '@mantine/core'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { TextField } from './TextField.tsx'

type Language = Parameters<typeof parseLocalTime>[1]

interface DateFieldProps extends TextInputProps {
  type: 'date' | 'datetime-local'
}

/** The setter of the element, because React ignores values set through its own. */
function enter(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A day without a time keeps the time of `before`. */
function parse(type: DateFieldProps['type'], text: string, before: string, language: Language = locale.language) {
  const parsed = parseLocalTime(text, language)
  if (!parsed || type === 'date') return parsed?.day
  const time = parsed.time ?? before.split('T')[1]
  return time && `${parsed.day}T${time}`
}

/** Completes a year of two digits, which browsers take for one of the first century. */
const withFullYear = (value: string) => value.replace(/^00(\d\d)(?=-)/u, (_, year: string) => fullYear(year))

/** The order of day and month in the browser's fields, which follow its own language instead of the page's. */
function orderOfBrowser(): Language {
  const parts = new Intl.DateTimeFormat().formatToParts(0).map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day') ? 'en' : 'es'
}

/** Keys since the field has the focus; undefined after keys that move or delete. */
interface Typed {
  text: string | undefined
  before: string
}

/**
 * Chromium ignores separators and digits of other scripts: "1/2/2027" becomes December 20. Returns what the keys mean,
 * unless the browser's value is one of their readings.
 */
function readKeys(type: DateFieldProps['type'], { text = '', before }: Typed, value: string): string | undefined {
  const readings = (['en', 'es'] as const).map((order) => parse(type, text, before, order))
  return readings.includes(value) ? value : readings[orderOfBrowser() === 'en' ? 0 : 1]
}

/**
 * Day, or day and time, in the browser's own field. Browsers paste ISO 8601 at most: this also accepts what
 * `parse-day.ts` does. The same holds for text typed where a browser has no such field.
 */
export function DateField({ type, onPaste, onBlur, onFocus, onKeyDown, ...props }: DateFieldProps) {
  const typed = useRef<Typed>({ text: '', before: '' })
  const begin = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    typed.current = { text: '', before: currentTarget.value }
  }
  const finish = (input: HTMLInputElement) => {
    const native = withFullYear(input.value)
    const meant = input.type === 'text' ? parse(type, input.value, '') : readKeys(type, typed.current, native)
    if ((meant ?? native) !== input.value) enter(input, meant ?? native)
  }
  const note = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    const { current } = typed
    if (key === 'Enter') finish(event.currentTarget)
    else if (key === 'Tab' && !event.shiftKey) current.text &&= `${current.text} `
    else if (/^(?:Arrow|Backspace|Delete|Home|End|Tab)/u.test(key)) current.text = undefined
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey && current.text !== undefined) current.text += key
    onKeyDown?.(event)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const parsed = parse(type, event.clipboardData.getData('text'), event.currentTarget.value)
    if (parsed) {
      event.preventDefault()
      enter(event.currentTarget, parsed)
    }
    begin(event)
    onPaste?.(event)
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    finish(event.currentTarget)
    onBlur?.(event)
  }
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    begin(event)
    onFocus?.(event)
  }
  return (
    <TextField
      {...props}
      type={type}
      onPaste={paste}
      onBlur={blur}
      onFocus={focus}
      onPointerDown={begin}
      onKeyDown={note}
    />
  )
}
