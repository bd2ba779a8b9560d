import { expect, test } from 'vitest'
import { slotWords, timeInOtherZone } from './interview-times.ts'

const SLOT = '2026-11-24T18:00:00.000Z'

test('formats a slot in the zone of the reader', () => {
  expect(slotWords(SLOT, 30, 'America/Boise')).toBe('Tuesday, November 24, 11:00\u00A0AM to 11:30\u00A0AM')
  expect(slotWords(SLOT, 45, 'Europe/Berlin', 'short')).toBe('Tue, Nov 24, 7:00\u00A0PM to 7:45\u00A0PM')
})

test('shows the other person’s time if it differs, with the day if that differs too', () => {
  expect(timeInOtherZone(SLOT, 'America/New_York', 'America/Boise')).toBe('1:00 PM in New York')
  expect(timeInOtherZone(SLOT, 'Asia/Tokyo', 'America/Boise')).toBe('3:00 AM in Tokyo, Wednesday, November 25')
})

test('two zones with the same clock at that time need no second time', () => {
  expect(timeInOtherZone(SLOT, 'America/Boise', 'America/Denver')).toBeUndefined()
})
