import { expect, test } from 'vitest'
import { applicationStandingOf } from './application-status.ts'
import { standingWord as asTheSeekerReads } from './applying-words.ts'
import { standingWord as asTheEmployerReads } from './hiring-words.ts'

const answeredAt = '2026-11-20T10:00:00Z'

test.each(['applied', 'viewed'] as const)(
  'an application that is %s and was answered by a message is answered',
  (status) => {
    expect(applicationStandingOf({ status, answeredAt: null })).toBe(status)
    expect(applicationStandingOf({ status, answeredAt })).toBe('answered')
    expect(asTheSeekerReads({ status, answeredAt })).toBe('Answered')
    expect(asTheEmployerReads({ status, answeredAt })).toBe('Answered')
  },
)

test('a step takes precedence over an answer by message', () => {
  expect(applicationStandingOf({ status: 'interview', answeredAt })).toBe('interview')
})
