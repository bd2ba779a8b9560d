import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CalendarDate, InstantInput, PartialDate } from './primitives.ts'

test.each([
  '2026-12-31',
  ' 2026-12-31\n',
  '2026/12/31',
  '2026.12.31',
  '2026 12 31',
  '2026. 12. 31.',
  '2026年12月31日',
  '２０２６－１２－３１',
  '２０２６／１２／３１',
  '٢٠٢٦-١٢-٣١',
  '۲۰۲۶/۱۲/۳۱',
  '२०२६-१२-३१',
  '2026‐12‐31',
  '2026\u201112\u201131',
  '2026–12–31',
  '2026—12—31',
  '2026−12−31',
  '\u200e2026-12-31\u200f',
  '\u202a2026-12-31\u202c',
  '\u20682026-12-31\u2069',
  '\ufeff2026-12-31',
  '2026\u00a0-\u00a012\u00a0-\u00a031',
  '20\u200b26-12-31',
])('the date %j is the last day of 2026', (text) => {
  expect(z.parse(CalendarDate, text)).toBe('2026-12-31')
  expect(z.parse(PartialDate, text)).toBe('2026-12-31')
})

test.each(['2026/05', '2026.05', '2026年05月', '２０２６－０５'])('the date %j is May 2026', (text) => {
  expect(z.parse(PartialDate, text)).toBe('2026-05')
})

test.each([
  '2026-12-31T14:30Z',
  '2026-12-31t14:30z',
  '2026-12-31 14:30Z',
  '2026/12/31 14:30Z',
  '２０２６－１２－３１Ｔ１４：３０Ｚ',
  '2026‑12‑31T14:30:00.000Z',
  '2026-12-31T08:30\u221206:00',
  '\u200e2026-12-31T16:30+02:00\u200e',
  '٢٠٢٦-١٢-٣١T١٤:٣٠Z',
])('the instant %j is half past two of a day in UTC', (text) => {
  expect(z.parse(InstantInput, text)).toBe('2026-12-31T14:30:00.000Z')
})

test.each(['', '12/31/2026', '31/12/2026', '2026', '2026-12', '2026-02-30', '2026-13-01', '20261-2-3', '2026-12-31x'])(
  'the date %j is invalid for clients without a language',
  (text) => expect(z.safeParse(CalendarDate, text).success).toBe(false),
)

test.each(['', '2026-12-31', '2026-12-31T14:30', '2026-12-31 25:00Z', '2026-02-30T10:00Z', '12/31/2026 14:30Z'])(
  'the instant %j is invalid',
  (text) => expect(z.safeParse(InstantInput, text).success).toBe(false),
)
