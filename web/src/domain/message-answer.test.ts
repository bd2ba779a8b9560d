import type { HistoryEntry } from '@hearback/contract/hiring/applications.ts'
import { describe, expect, test } from 'vitest'
import { latestIsMessageAt, messageAnswerAt, stepsAndMessage } from './message-answer.ts'

const onDay = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`
const step = (to: HistoryEntry['to'], day: number, by: HistoryEntry['by'] = 'employer'): HistoryEntry => ({
  from: null,
  to,
  by,
  at: onDay(day),
  feedback: null,
  reasonCode: null,
  invitation: null,
})
const applied = step('applied', 1, 'seeker')
const application = (answeredOn: number | null, ...history: HistoryEntry[]) => ({
  appliedAt: onDay(1),
  answeredAt: answeredOn === null ? null : onDay(answeredOn),
  history: [applied, ...history],
})

describe('a message was the answer', () => {
  test.each([
    ['when nothing else has happened', application(3), onDay(3)],
    ['when it was only opened before', application(3, step('viewed', 2)), onDay(3)],
    ['also when steps followed', application(3, step('viewed', 2), step('shortlisted', 5)), onDay(3)],
    ['not while none has come', application(null, step('viewed', 2)), null],
    ['not when a step was it', application(4, step('shortlisted', 4), step('interview', 6)), null],
  ] as const)('%s', (_when, given, expected) => {
    expect(messageAnswerAt(given)).toBe(expected)
  })

  test('after any steps before the withdrawal', () => {
    const repeated = { ...application(9), appliedAt: onDay(7) }
    repeated.history.push(step('shortlisted', 2), step('withdrawn', 3, 'seeker'), step('applied', 7, 'seeker'))
    expect(messageAnswerAt(repeated)).toBe(onDay(9))
  })
})

test('is the latest event until a step follows', () => {
  expect(latestIsMessageAt(application(3, step('viewed', 2)))).toBe(onDay(3))
  expect(latestIsMessageAt(application(3, step('viewed', 5)))).toBe(onDay(3))
  expect(latestIsMessageAt(application(3, step('shortlisted', 5)))).toBeNull()
  expect(latestIsMessageAt(application(4, step('shortlisted', 4)))).toBeNull()
})

test('is sorted among the steps', () => {
  const kinds = (given: ReturnType<typeof application>) =>
    stepsAndMessage(given).map((event) => event.step?.to ?? 'message')
  expect(kinds(application(3, step('viewed', 2), step('expired', 30, 'system')))).toEqual([
    'applied',
    'viewed',
    'message',
    'expired',
  ])
  expect(kinds(application(4, step('shortlisted', 4)))).toEqual(['applied', 'shortlisted'])
})
