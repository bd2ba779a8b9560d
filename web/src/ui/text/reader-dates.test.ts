import { afterEach, expect, test, vi } from 'vitest'
import { calendarDate, exactTime, shortDate } from './times.ts'

afterEach(() => vi.restoreAllMocks())

const at = Date.UTC(2026, 11, 9, 23, 43)

test.each([
  [['en-US'], 'December 9, 2026 at 4:43 PM'],
  [['en'], 'December 9, 2026 at 4:43 PM'],
  [[], 'December 9, 2026 at 4:43 PM'],
  [['en-GB'], '9 December 2026 at 16:43'],
  [['en-IE', 'en-US'], '9 December 2026 at 16:43'],
  [['en-CA'], 'December 9, 2026 at 4:43 p.m.'],
  [['en-AU'], '9 December 2026 at 4:43 pm'],
  [['en-ZA'], '09 December 2026 at 16:43'],
  [['en-DE'], '9 December 2026 at 16:43'],
  // The page's language decides: an English page does not show Spanish or German months.
  [['es-MX', 'en-GB'], '9 December 2026 at 16:43'],
  [['de-DE', 'de'], 'December 9, 2026 at 4:43 PM'],
  [['not a tag', 'en-GB'], '9 December 2026 at 16:43'],
])('readers with %j see their region’s exact time', (tags, expected) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
  expect(exactTime(at, 'America/Denver').replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toBe(expected)
})

test('what the server renders too is the same for all readers, until it is on the device', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  expect(exactTime(at, 'UTC')).toMatch(/^December 9, 2026 at 11:43.PM UTC$/)
  expect(shortDate(at, 'UTC')).toBe('Dec 9, 2026')
  expect(shortDate(at, 'America/Denver')).toBe('9 Dec 2026')
})

test.each([
  ['en-US', 'Dec 9, 2026'],
  ['en-GB', '9 Dec 2026'],
  ['de-DE', 'Dec 9, 2026'],
])('a day without a time zone is that day everywhere, in the form of readers with %s', (tag, expected) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag])
  expect(calendarDate('2026-12-09')).toBe(expected)
  expect(calendarDate('2026-12-09', 'en-US')).toBe('Dec 9, 2026')
})
