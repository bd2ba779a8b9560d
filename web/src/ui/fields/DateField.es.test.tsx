import { test, vi } from 'vitest'
import { type Case, expectPasted, expectTyped, sameEverywhere } from '../../../test/date-field-cases.tsx'

vi.mock('@hearback/texts/web/locale.ts', () => import('@hearback/texts/es/web/locale.ts'))

/** Spanish: the day comes first, unless it can't be one. */
const days: Case[] = [
  ...sameEverywhere,
  ['31/12/2026', '2026-12-31'],
  ['31/12/26', '2026-12-31'],
  ['31-12-2026', '2026-12-31'],
  ['31 12 2026', '2026-12-31'],
  ['31122026', '2026-12-31'],
  ['31 / 12 / 2026', '2026-12-31'],
  ['３１／１２／２０２６', '2026-12-31'],
  ['31–12–2026', '2026-12-31'],
  ["31/12/'26", '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['2/1/2027', '2027-01-02'],
  ['02.01.2027', '2027-01-02'],
  ['2-1-27', '2027-01-02'],
  ['٠٢/٠١/٢٠٢٧', '2027-01-02'],
  ['\u200e2/1/2027\u200e', '2027-01-02'],
  ['13/1/2027', '2027-01-13'],
  ['1/13/2027', '2027-01-13'],
  ['miércoles 2 de sept. de 2026', '2026-09-02'],
  ['2 de enero del 2027', '2027-01-02'],
  ['2/1/99', '1999-01-02'],
]

const times: Case[] = [
  ['31/12/2026 14:30', '2026-12-31T14:30'],
  ['31/12/2026, 14.30', '2026-12-31T14:30'],
  ['31/12/2026 14h30', '2026-12-31T14:30'],
  ['31/12/2026 2:30\u00a0p.\u00a0m.', '2026-12-31T14:30'],
  ['31 de diciembre de 2026 a las 14:30 h', '2026-12-31T14:30'],
  ['2026-12-31T14:30', '2026-12-31T14:30'],
  ['2/1/27 12:00 a. m.', '2027-01-02T00:00'],
]

test('a day in Spanish is the same pasted in every spelling', () => expectPasted('date', days))
test('a day in Spanish is the same typed key by key', () => expectTyped('date', days), 60_000)
test('a time in Spanish is the same pasted in every spelling', () => expectPasted('datetime-local', times))
test('a time in Spanish is the same typed key by key', () => expectTyped('datetime-local', times), 60_000)
