import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

const interview = (_id: string, picked: string | null) => ({ _id, interviewInvitation: { picked } }) as Applicant

test('groups interviews by day, soonest first, without those that have no time', () => {
  const days = byDay(
    [
      interview('late', '2026-11-23T15:00:00.000Z'),
      interview('open', null),
      interview('next day', '2026-11-24T09:00:00.000Z'),
      interview('early', '2026-11-23T08:00:00.000Z'),
    ],
    'UTC',
  )
  expect(days.map(({ name, interviews }) => [name, ...interviews.map(({ _id }) => _id)])).toEqual([
    ['Monday, November 23', 'early', 'late'],
    ['Tuesday, November 24', 'next day'],
  ])
})

test('uses the day of the time zone', () => {
  const [day] = byDay([interview('night', '2026-11-23T03:00:00.000Z')], 'America/Boise')
  expect(day?.name).toBe('Sunday, November 22')
})
