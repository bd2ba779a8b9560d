import * as t from '@hearback/texts/web/answering.ts'
import { expect, test } from 'vitest'
import { emptyInvitation, Inviting, InvitingToTimes } from './invitation.ts'

const filled = (timeZone: string, slots: string[]) => {
  const { interviewInvitation } = emptyInvitation()
  return Inviting.safeParse({ interviewInvitation: { ...interviewInvitation, timeZone, slots } })
}

test('sends slots as instants, and the first of a repeated local time', () => {
  expect(filled('America/New_York', ['2099-11-01T01:30', '2099-07-01T10:00']).data?.interviewInvitation.slots).toEqual([
    '2099-11-01T05:30:00.000Z',
    '2099-07-01T14:00:00.000Z',
  ])
})

test.each([
  ['America/New_York', '2027-03-14T02:30'],
  ['America/Santiago', '2026-09-06T00:30'],
  ['Europe/Madrid', '2027-03-28T02:30'],
])('a time that clocks of %s skip is a message at the field', (zone, local) => {
  const { error } = filled(zone, ['2099-07-01T10:00', local])
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['interviewInvitation.slots', t.slotSkippedByClock],
  ])
})

test('an invitation to times needs one', () => {
  expect(InvitingToTimes.safeParse(emptyInvitation()).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'interviewInvitation.slots',
  ])
})
