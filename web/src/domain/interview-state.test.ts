import type { InterviewChange, Invitation } from '@hearback/contract/hiring/interviews.ts'
import { expect, test } from 'vitest'
import { interviewStateOf } from './interview-state.ts'

const NOW = Date.parse('2026-12-01T12:00:00Z')
const [BEFORE, AFTER] = ['2026-12-01T09:00:00.000Z', '2026-12-02T09:00:00.000Z'] as const
const invitation = (slots: string[], picked: string | null = null): Invitation => ({
  message: '',
  mode: 'phone',
  place: '',
  timeZone: 'UTC',
  minutes: 30,
  slots,
  picked,
})
const change = (kind: InterviewChange['kind'], isCurrent: boolean): InterviewChange => ({
  kind,
  by: 'employer',
  at: BEFORE,
  slot: null,
  message: '',
  isCurrent,
})
const phaseOf = (interviewInvitation: Invitation | null, ...interviewChanges: InterviewChange[]) =>
  interviewStateOf({ status: 'interview', interviewInvitation, interviewChanges }, NOW).phase

test('follows the invitation, the picked time and the clock', () => {
  expect(phaseOf(null)).toBe('none')
  expect(phaseOf(invitation([]))).toBe('message')
  expect(phaseOf(invitation([BEFORE, AFTER]))).toBe('open')
  expect(phaseOf(invitation([BEFORE]))).toBe('lapsed')
  expect(phaseOf(invitation([AFTER], AFTER))).toBe('booked')
  expect(phaseOf(invitation([BEFORE, AFTER], BEFORE))).toBe('started')
})

test('is canceled only until a new invitation', () => {
  expect(phaseOf(null, change('canceled', false))).toBe('canceled')
  expect(phaseOf(invitation([AFTER]), change('canceled', false))).toBe('open')
})

test('counts a no-show and a request of the current invitation only', () => {
  expect(phaseOf(invitation([BEFORE], BEFORE), change('no_show', true))).toBe('missed')
  expect(phaseOf(invitation([BEFORE], BEFORE), change('no_show', false))).toBe('started')
  const asked = interviewStateOf(
    {
      status: 'interview',
      interviewInvitation: invitation([AFTER]),
      interviewChanges: [change('times_requested', false)],
    },
    NOW,
  )
  expect(asked).toMatchObject({ phase: 'open', request: undefined })
})
