import { expect, test } from 'vitest'
import { ApiError } from '../../api/call.ts'
import { failureOf, seekerAnalytics } from './analytics.queries.ts'
import { changeWords, figuresOf, medianOf, mondayOf, payGapsOf } from './analytics-figures.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW - days * 24 * 60 * 60_000).toISOString()
const step = (from: string | null, to: string, days: number) => ({ from, to, at: daysAgo(days) })
const application = (answered: number | null, timeline: object[] = []) => ({
  viewedAt: null,
  answeredAt: answered === null ? null : daysAgo(answered),
  timeline,
})
const SUMMARY = {
  total: 5,
  lastThirtyDays: 3,
  previousThirtyDays: 1,
  viewedRate: 0,
  answeredRate: 0.6,
  interviewRate: 0.2,
  medianDaysToView: null,
  medianDaysToAnswer: 2.5,
}

test('figures count what happened in the last 30 days and in the 30 before, by the day it happened', () => {
  const invited = [step('viewed', 'interview', 3), step('interview', 'interview', 1)]
  const detailedApplications = [
    application(1, invited),
    application(29),
    application(31),
    application(70),
    application(null),
  ]
  const [sent, , answered, interviews] = figuresOf({ summary: SUMMARY, detailedApplications } as never, NOW)
  expect(sent).toMatchObject({ count: 3, before: 1, overall: '5 in total' })
  expect(answered).toMatchObject({ count: 2, before: 1, overall: '60% of all, typically after 2.5 days' })
  expect(interviews).toMatchObject({ count: 1, before: 0 })
})

test('describes the trend', () => {
  expect(changeWords({ count: 3, before: 1 })).toBe('2 more than in the previous 30 days')
  expect(changeWords({ count: 0, before: 4 })).toBe('4 fewer than in the previous 30 days')
  expect(changeWords({ count: 2, before: 2 })).toBe('same as in the previous 30 days')
})

test('compares the middle of the pay range if both values are known', () => {
  const pay = (payFrom: number | null, payTo: number | null, payMedian: number | null) => ({
    payFrom,
    payTo,
    payMedian,
  })
  expect(payGapsOf([pay(20, 24, 20), pay(null, null, 20), pay(18, 20, null)] as never)).toEqual([
    expect.closeTo(0.1, 6),
  ])
  expect(medianOf([])).toBeUndefined()
  expect(medianOf([3, 1])).toBe(2)
  expect(medianOf([9, 1, 4])).toBe(4)
})

test('an ISO week begins on Monday, also around the new year', () => {
  expect(new Date(mondayOf('2026-W47')).toISOString()).toBe('2026-11-16T00:00:00.000Z')
  expect(new Date(mondayOf('2027-W01')).toISOString()).toBe('2027-01-04T00:00:00.000Z')
  expect(new Date(mondayOf('2025-W01')).toISOString()).toBe('2024-12-30T00:00:00.000Z')
})

test("shows the server's message, or the fixed one for other failures", () => {
  expect(failureOf(new ApiError(403, { message: 'Not on this plan' }))).toBe('Not on this plan')
  expect(failureOf(new ApiError(403, {}))).toBe('Access to analytics is restricted')
  expect(failureOf(new ApiError(503, { message: 'We’re briefly unavailable.' }))).toBe('Failed to fetch analytics data')
})

test('without a seeker id there is nothing to fetch', () => {
  expect(typeof seekerAnalytics(undefined).queryFn).toBe('symbol')
  expect(typeof seekerAnalytics('0192').queryFn).toBe('function')
})
