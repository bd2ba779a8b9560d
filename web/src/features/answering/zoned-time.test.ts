import { instantIn } from '@hearback/contract/zoned-time.ts'
import { expect, test } from 'vitest'
import { laterBy, tomorrowAtTen } from './zoned-time.ts'

test('a time by the clocks of a zone is one instant', () => {
  expect(instantIn('America/Boise', '2026-11-22T10:00')).toBe('2026-11-22T17:00:00.000Z')
  expect(instantIn('Asia/Kolkata', '2026-11-22T10:00')).toBe('2026-11-22T04:30:00.000Z')
  expect(instantIn('UTC', '2026-11-22T10:00')).toBe('2026-11-22T10:00:00.000Z')
})

test('the offset is that of the day itself, also around a change of clocks', () => {
  expect(instantIn('Europe/Berlin', '2026-03-28T23:30')).toBe('2026-03-28T22:30:00.000Z')
  expect(instantIn('Europe/Berlin', '2026-03-29T03:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(instantIn('America/New_York', '2026-11-01T08:00')).toBe('2026-11-01T13:00:00.000Z')
})

test('what is no time is no instant', () => {
  expect(instantIn('UTC', '')).toBeUndefined()
  expect(instantIn('UTC', 'tomorrow')).toBeUndefined()
})

test('the next time offered follows the last one', () => {
  expect(laterBy('2026-11-30T23:30', 60)).toBe('2026-12-01T00:30')
  expect(tomorrowAtTen(new Date(2026, 10, 30, 22, 5))).toBe('2026-12-01T10:00')
})
