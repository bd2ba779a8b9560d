import { expect, test } from 'vitest'
import { pagesShown } from '../navigation/pages-shown.ts'
import { exactTime, relativeTime, spanOf, spanUntil, timeSince } from './times.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test.each([
  [-20_000, 'just now'],
  [-5 * MINUTE, '5 minutes ago'],
  [-3 * DAY, '3 days ago'],
  [-DAY, 'yesterday'],
  [2 * 60 * MINUTE, 'in 2 hours'],
  [-8 * DAY, '1 week ago'],
  [15 * DAY, 'in 2 weeks'],
  [-400 * DAY, '1 year ago'],
])('an instant %d ms away is "%s"', (away, words) => {
  expect(relativeTime(away, 0)).toBe(words)
})

test.each([
  [10 * MINUTE, 'just now'],
  [3 * DAY, 'just now'],
  [0, 'just now'],
  [-5 * MINUTE, '5 minutes ago'],
])('an event %d ms ahead of the clock of a device was "%s"', (away, words) => {
  expect(timeSince(away, 0)).toBe(words)
})

test.each([
  ['2026-11-22T14:00Z', '2 days ago'],
  ['2026-11-23T07:00Z', 'yesterday'],
  ['2026-11-26T06:30Z', 'tomorrow'],
  ['2026-11-26T08:00Z', 'in 2 days'],
])('seen from the 24th in Boise, %s is "%s", however many hours those are', (at, words) => {
  expect(relativeTime(Date.parse(at), Date.parse('2026-11-25T05:00Z'), 'America/Boise')).toBe(words)
})

test('an exact time includes its zone if it differs from the reader’s', () => {
  expect(exactTime(Date.UTC(2026, 10, 21, 18, 5), 'UTC')).toBe('November 21, 2026 at 6:05 PM UTC')
})

test.each([
  [6.9 * DAY, '6 days'],
  [1.5 * DAY, '36 hours'],
  [60 * MINUTE, '1 hour'],
  [1, '1 minute'],
])('a span of %d ms is "%s"', (length, words) => {
  expect(spanOf(length)).toBe(words)
})

test.each([
  [14 * DAY + MINUTE, '14 days'],
  [14 * DAY - 60 * MINUTE, '14 days'],
  [6.1 * DAY, '7 days'],
  [2 * DAY, '2 days'],
  [46.5 * 60 * MINUTE, '47 hours'],
  [60 * MINUTE, '1 hour'],
  [9 * MINUTE, '9 minutes'],
])('%d ms that are still to come are "%s"', (length, words) => {
  expect(spanUntil(length)).toBe(words)
})

test.each([
  [1, 2, [1, 2]],
  [4, 12, [1, 2, 3, 4, 5, 0, 12]],
  [6, 12, [1, 0, 5, 6, 7, 0, 12]],
  [12, 12, [1, 0, 11, 12]],
])('page %d of %d shows %j', (page, totalPages, shown) => {
  expect(pagesShown(page, totalPages)).toEqual(shown)
})
