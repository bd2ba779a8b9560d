import { expect, test, vi } from 'vitest'
import { readerDates } from './reader-dates.ts'

vi.mock('@hearback/texts/web/locale.ts', () => import('@hearback/texts/es/web/locale.ts'))

test.each([
  [['en-US', 'es-MX'], 'es-MX'],
  [['es-419'], 'es-419'],
  [['en-US'], 'es'],
  [['es'], 'es'],
])('a Spanish page for readers with %j has the dates of %s', (tags, expected) => {
  expect(readerDates(tags)).toBe(expected)
})
