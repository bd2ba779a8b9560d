import { expect, test } from 'vitest'
import { employersTime, slotWords } from './interview-times.ts'

const SLOT = '2026-11-24T18:00:00.000Z'

test('formats a slot in the zone of the reader', () => {
  expect(slotWords(SLOT, 30, 'America/Boise')).toBe('Tuesday 24 November, 11:00 to 11:30')
  expect(slotWords(SLOT, 45, 'Europe/Berlin', 'short')).toBe('Tue 24 Nov, 19:00 to 19:45')
})

test('shows the employer’s time if it differs, with the day if that differs too', () => {
  expect(employersTime(SLOT, 'America/New_York', 'America/Boise')).toBe('13:00 in New York')
  expect(employersTime(SLOT, 'Asia/Tokyo', 'America/Boise')).toBe('03:00 in Tokyo, Wednesday 25 November')
})

test('two zones with the same clock at that time need no second time', () => {
  expect(employersTime(SLOT, 'America/Boise', 'America/Denver')).toBeUndefined()
})
