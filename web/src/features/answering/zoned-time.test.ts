import { isoInstantIn as instantIn, isSkipped } from '@hearback/contract/values/zones.ts'
import { expect, test } from 'vitest'
import { timeZones } from './zoned-time.ts'

test('converts a local time of a zone to an instant', () => {
  expect(instantIn('America/Boise', '2026-11-22T10:00')).toBe('2026-11-22T17:00:00.000Z')
  expect(instantIn('Asia/Kolkata', '2026-11-22T10:00')).toBe('2026-11-22T04:30:00.000Z')
  expect(instantIn('UTC', '2026-11-22T10:00')).toBe('2026-11-22T10:00:00.000Z')
})

test('uses the offset of the day, also around daylight-saving changes', () => {
  expect(instantIn('Europe/Berlin', '2026-03-28T23:30')).toBe('2026-03-28T22:30:00.000Z')
  expect(instantIn('Europe/Berlin', '2026-03-29T03:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(instantIn('America/New_York', '2026-11-01T08:00')).toBe('2026-11-01T13:00:00.000Z')
})

test('rejects invalid times', () => {
  expect(instantIn('UTC', '')).toBeUndefined()
  expect(instantIn('UTC', 'tomorrow')).toBeUndefined()
})

test('recognizes skipped local times only', () => {
  expect(isSkipped('America/New_York', '2027-03-14T02:30')).toBe(true)
  expect(isSkipped('America/Santiago', '2026-09-06T00:30')).toBe(true)
  expect(isSkipped('Europe/Madrid', '2027-03-28T02:30')).toBe(true)
  expect(isSkipped('America/New_York', '2027-03-14T03:30')).toBe(false)
  expect(isSkipped('America/New_York', '2026-11-01T01:30')).toBe(false)
  expect(isSkipped('UTC', 'soon')).toBe(false)
})

test.each(['Kolkata', 'Calcutta', 'Kyiv', 'Kiev', 'UTC', 'Ho_Chi_Minh', 'Saigon', 'Kathmandu', 'Nuuk', 'Buenos_Aires'])(
  'the zone of %s is found, once',
  (name) => {
    const found = timeZones().filter(({ label }) => label.replaceAll(' ', '_').includes(name))
    expect(found).toHaveLength(1)
    expect(found[0]?.value).not.toMatch(/Calcutta|Kiev|Saigon|Katmandu/)
  },
)
