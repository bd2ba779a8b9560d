import { describe, expect, test } from 'vitest'
import { InvitationInput } from './interviews.ts'
import { readClock } from './legacy-invitations.ts'

const read = (invitation: object) => InvitationInput.parse(invitation as never)

test.each([
  ['10:00', '10:00'],
  ['9:05', '09:05'],
  ['14:30:00', '14:30'],
  ['2:30 PM', '14:30'],
  ['2pm', '14:00'],
  ['12 a.m.', '00:00'],
  ['12:15 pm', '12:15'],
])('the time %s is %s', (written, meant) => {
  expect(readClock(written)).toBe(meant)
})

test.each(['24:00', '10:60', '13 pm', '0am', '10', 'noon', '', '10:00 Uhr'])('%j is no time', (wrong) => {
  expect(readClock(wrong)).toBeUndefined()
})

describe('an invitation with date, time and location', () => {
  test.each([
    [{ date: '2027-03-01', time: '10:00' }, '2027-03-01T10:00:00.000Z'],
    [{ date: '2027-03-01', time: '10:00 AM', timeZone: 'America/Boise' }, '2027-03-01T17:00:00.000Z'],
    [{ date: '2027-03-01T10:00' }, '2027-03-01T10:00:00.000Z'],
    [{ date: '2027-03-01T10:00:00-07:00' }, '2027-03-01T17:00:00.000Z'],
    [{ date: '2027-03-01T00:00:00.000Z', time: '15:00' }, '2027-03-01T15:00:00.000Z'],
  ])('%j is a slot at %s', (invitation, slot) => {
    expect(read({ ...invitation, message: 'See you' })).toMatchObject({ slots: [slot], message: 'See you', place: '' })
  })

  test('has a place, and is on site unless the place is a link', () => {
    expect(read({ location: '12 Main St', message: 'See you' })).toMatchObject({ place: '12 Main St', mode: 'onsite' })
    expect(read({ location: 'https://meet.example/x' })).toMatchObject({ mode: 'video' })
    expect(read({ location: '12 Main St', mode: 'Phone' })).toMatchObject({ mode: 'phone' })
  })

  test.each([
    [{ date: '12/20/2026', time: '10:00', message: 'See you' }, 'See you\n\n12/20/2026, 10:00'],
    [{ date: '2027-03-01', message: 'See you' }, 'See you\n\n2027-03-01'],
    [{ date: 'next Tuesday', time: 'noon' }, 'next Tuesday, noon'],
  ])('%j keeps in its message what names no instant', (invitation, message) => {
    expect(read(invitation)).toMatchObject({ message, slots: [] })
  })
})

test('keeps an invitation sent by our own pages unchanged', () => {
  const own = { message: 'See you', mode: 'phone', place: '', timeZone: 'America/Boise', minutes: 45, slots: [] }
  expect(read(own)).toEqual(own)
  expect(InvitationInput.parse('See you')).toMatchObject({ message: 'See you', mode: 'video' })
})
