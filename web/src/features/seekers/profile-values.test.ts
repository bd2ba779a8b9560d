import type { Seeker } from '@hearback/contract/people/seekers.ts'
import { expect, test } from 'vitest'
import { withClearedFields } from './experience/experience-values.ts'
import { asSent, hasProblem, problemsOf, valuesOf, withValues } from './profile-values.ts'

test('sends a changed field with its value, and a cleared one as null', () => {
  expect(asSent({ nickname: '', covidVaccine: '', aboutMe: 'I bake', vacationHours: 160 })).toEqual({
    nickname: null,
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
  expect(problemsOf({ nickname: '', vacationHours: '' })).toEqual({})
})

const blank = { institution: '', subject: '', degree: '', startDate: '', endDate: '' }

test('sends entries with any value, and marks the wrong one among blank ones', () => {
  const schools = [blank, { ...blank, institution: 'Rye' }, blank, { ...blank, degree: 'BSc', endDate: '13/2020' }]
  expect(asSent({ schools })).toEqual({ schools: [schools[1], schools[3]] })
  expect(Object.keys(problemsOf({ schools })).sort()).toEqual(['schools.3.endDate', 'schools.3.institution'])
  expect(problemsOf({ schools: [blank, blank] })).toEqual({})
})

test('marks a part of the pay, and sends none without an amount', () => {
  const pay = { amount: '', period: 'year', currency: 'JPY' } as const
  expect(asSent({ wishedPay: pay })).toEqual({ wishedPay: null })
  expect(problemsOf({ wishedPay: { ...pay, amount: 1.5 } })).toEqual({
    'wishedPay.amount': 'This currency has no decimals. Enter a whole amount',
  })
  expect(hasProblem({ 'wishedPay.amount': 'x' }, 'terms')).toBe(true)
  expect(hasProblem({ 'schools.1.endDate': 'x' }, 'terms')).toBe(false)
})

test('previews the profile with its entries, and without blank ones', () => {
  const profile = { skill: [], languages: [{ language: 'es' }] } as unknown as Seeker
  const values = valuesOf(profile)
  expect(values.languages).toEqual([{ language: 'es', level: '' }])
  const wishedPay = { amount: 52_000, period: 'year', currency: 'USD' } as const
  expect(
    withValues(profile, { ...values, schools: [blank, { ...blank, institution: 'Rye' }], wishedPay }),
  ).toMatchObject({
    languages: [{ language: 'es' }],
    links: undefined,
    schools: [{ institution: 'Rye' }],
    instituteName: 'Rye',
    hourlyRate: 25,
    wishedPay,
  })
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
