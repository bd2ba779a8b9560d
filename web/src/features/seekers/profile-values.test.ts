import { expect, test } from 'vitest'
import { withClearedFields } from './experience/experience-values.ts'
import { asSent, problemsOf } from './profile-values.ts'

test('sends a changed field with its value, and a cleared one as null', () => {
  expect(asSent({ nickname: '', hourlyRate: '', covidVaccine: '', aboutMe: 'I bake', vacationHours: 160 })).toEqual({
    nickname: null,
    hourlyRate: null,
    covidVaccine: null,
    aboutMe: 'I bake',
    vacationHours: 160,
  })
})

test('marks required fields that were cleared', () => {
  expect(problemsOf({ firstName: ' ', city: '' })).toEqual({
    firstName: 'Please fill this in',
    city: 'Please fill this in',
  })
  expect(problemsOf({ skill: [] })).toEqual({ skill: 'Add at least one' })
  expect(problemsOf({ nickname: '', edustartDate: '' })).toEqual({})
})

test('sends cleared fields of an experience as null, and no end date for a current one', () => {
  const before = { city: 'Boise', Rate: 17, endDate: '2023-03', employed: false } as never
  expect(withClearedFields({ title: 'Baker', employed: false, endDate: '2023-03' }, before)).toEqual({
    title: 'Baker',
    employed: false,
    endDate: '2023-03',
    city: null,
    Rate: null,
  })
  expect(
    withClearedFields({ title: 'Baker', employed: true, endDate: '2023-03', city: 'Boise', Rate: 17 }, before),
  ).toEqual({ title: 'Baker', employed: true, endDate: null, city: 'Boise', Rate: 17 })
})
