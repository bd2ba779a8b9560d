import { expect, test } from 'vitest'
import { disablingReason, nextAttemptAt, retriedMs } from './webhooks.rules.ts'

const now = new Date('2026-11-30T12:00:00Z')
const hours = (count: number) => count * 3_600_000

test('an event that always fails is tried 10 times within 3 days, and once at their end', () => {
  let at: Date | undefined = now
  const times: number[] = []
  for (let attempts = 1; at; attempts++) {
    times.push((at.getTime() - now.getTime()) / 1_000)
    at = nextAttemptAt({ attempts, firstAttemptAt: now, now: at, retryAfter: null })
  }
  expect(times).toEqual([0, 5, 305, 2_105, 9_305, 27_305, 63_305, 113_705, 185_705, 259_200])
})

test.each([
  ['120', 120_000],
  ['Mon, 30 Nov 2026 12:10:00 GMT', 600_000],
  ['999999999', hours(24)],
  ['Mon, 30 Nov 2099 12:10:00 GMT', hours(24)],
  ['0', 5_000],
  ['-5', 5_000],
  ['Mon, 30 Nov 2020 12:10:00 GMT', 5_000],
  ['soon', 5_000],
])('Retry-After: %s', (retryAfter, wait) => {
  const next = nextAttemptAt({ attempts: 1, firstAttemptAt: now, now, retryAfter })
  expect((next?.getTime() ?? 0) - now.getTime()).toBe(wait)
})

test('no Retry-After leads beyond the 3 days', () => {
  const firstAttemptAt = new Date(now.getTime() - retriedMs + hours(1))
  const next = nextAttemptAt({ attempts: 3, firstAttemptAt, now, retryAfter: '86400' })
  expect(next).toEqual(new Date(now.getTime() + hours(1)))
})

test('an endpoint is disabled after 5 days without a success, or when it says that it is gone', () => {
  const result = { status: 500, failure: 'status', durationMs: 1, detail: '', retryAfter: null } as const
  expect(disablingReason(result, new Date(now.getTime() - hours(119.9)), now)).toBeUndefined()
  expect(disablingReason(result, new Date(now.getTime() - hours(120)), now)).toBe('failing')
  expect(disablingReason({ ...result, status: 410 }, now, now)).toBe('gone')
})
