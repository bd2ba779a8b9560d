import { useState } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DateField } from '../src/ui/fields/DateField.tsx'
import { renderUi } from './render-ui.tsx'

type Type = 'date' | 'datetime-local'
export type Case = [text: string, value: string]

/** Spellings of 31 December 2026 that mean the same in every language. */
export const sameEverywhere: Case[] = [
  ...[
    '2026-12-31',
    '2026/12/31',
    '2026.12.31',
    '2026. 12. 31.',
    '2026 12 31',
    '20261231',
    '２０２６－１２－３１',
    '２０２６年１２月３１日',
    '٢٠٢٦/١٢/٣١',
    '۲۰۲۶-۱۲-۳۱',
    '2026–12–31',
    '2026\u201112\u201131',
    '2026−12−31',
    '\u200e2026-12-31\u200f',
    '\u202a2026-12-31\u202c',
    '\ufeff2026-12-31\u00a0',
    'Dec 31, 2026',
    'December 31st, 2026',
    'dec. 31 2026',
    '31 Dec 2026',
    '31-Dec-26',
    'Thu, Dec 31, 2026',
    'Thursday, December 31, 2026',
    '31 de diciembre de 2026',
    '31 dic 2026',
    '31/dic/2026',
    'jueves, 31 de diciembre de 2026',
    'jue., 31 dic. 2026',
    '31.12.2026',
    '12.31.2026',
    '2026-12-31 14:30',
    '2026-12-31T14:30',
  ].map((text): Case => [text, '2026-12-31']),
  ['29 Feb 2028', '2028-02-29'],
  ['mar 5 ene 2027', '2027-01-05'],
]

/** Text that is no day, or not one day only. */
export const noDays = [
  '',
  'soon',
  '31',
  '2026',
  '12/31',
  '31.02.2026',
  '00/00/2026',
  '1/2/3/4',
  '99/99/9999',
  '-5/6/7x',
]

const signs: Record<Type, string> = { date: 'Day', 'datetime-local': 'Time' }

function Field({ type }: { type: Type }) {
  const [value, setValue] = useState('')
  return (
    <>
      <DateField label={signs[type]} type={type} value={value} onChange={(event) => setValue(event.target.value)} />
      <output>{value}</output>
    </>
  )
}

/** Renders one field. `isPlain` makes it a field of text, as browsers do that have no such type. */
export async function renderDate(type: Type, isPlain = false) {
  await renderUi(<Field type={type} />)
  const field = page.getByLabelText(signs[type])
  if (isPlain) {
    field.element().setAttribute('type', 'text')
    // React sets the type with each change.
    Object.defineProperty(field.element(), 'type', { get: () => 'text', set: () => undefined })
  }
  return field
}

const value = () => document.querySelector('output')?.textContent

/** Pastes as a browser does: an event with a clipboard. Returns whether the browser should paste by itself. */
export function paste(text: string): boolean {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const field = document.querySelector('input')
  return field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })) ?? true
}

/** Each case pasted into the browser's own field. */
export async function expectPasted(type: Type, cases: readonly Case[]) {
  await renderDate(type)
  for (const [text, expected] of cases) {
    paste('5 May 2025, 5:55')
    paste(text)
    await expect.poll(value, { message: JSON.stringify(text) }).toBe(expected)
  }
}

/** Each case typed key by key into a field of text, and left. */
export async function expectTyped(type: Type, cases: readonly Case[]) {
  const field = await renderDate(type, true)
  for (const [text, expected] of cases) {
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await userEvent.tab()
    await expect.poll(value, { message: JSON.stringify(text) }).toBe(expected)
  }
}

/**
 * Presses keys in the segments of the browser's own field, and leaves it. Keys of other keyboards are events only: the
 * browser ignores them.
 */
export async function press(keys: string) {
  const field = page.getByRole('main').element().querySelector('input') as HTMLInputElement
  await userEvent.click(field, { position: { x: 20, y: 20 } })
  for (const key of keys) {
    if (/[\x21-\x7E]/u.test(key)) await userEvent.keyboard(key)
    else field.dispatchEvent(new KeyboardEvent('keydown', { key: key === '\t' ? 'Tab' : key, bubbles: true }))
  }
  await userEvent.click(document.body)
}
