import { expect, test } from 'vitest'
import { changesBetween, hourlyPay, spoken, termsOf, titleOf, yearlyPay } from './offer-terms.ts'

const details = {
  title: 'Baker',
  pay: 24.75,
  hoursPerWeek: 36,
  startDate: '2026-12-09',
  benefits: ['Bread', 'Medical'],
  message: 'Come.',
}

test('a plain-text offer is all message', () => {
  expect(termsOf('Come and bake.')).toMatchObject({ title: null, pay: null, benefits: [], message: 'Come and bake.' })
  expect(titleOf({ details: 'Come.', jobTitle: 'Night baker' })).toBe('Night baker')
  expect(titleOf({ details: 'Come.', jobTitle: null })).toBe('A job')
})

test('formats the terms without inventing missing ones', () => {
  expect(spoken(termsOf(details))).toEqual({
    Work: 'Baker',
    Pay: '$24.75 an hour',
    Hours: '36 a week',
    Start: 'Wednesday, December 9, 2026',
    Benefits: 'Bread; Medical',
    Message: 'Come.',
  })
  expect(spoken(termsOf({ pay: 52_000, payPeriod: 'year', currency: 'EUR', startDate: '2027-01' }))).toMatchObject({
    Work: null,
    Pay: '€52,000 a year',
    Start: 'January 2027',
    Benefits: null,
  })
})

test.each([
  [{ pay: 20, hoursPerWeek: 36 }, 37_440, 'at 36 hours a week'],
  [{ pay: 20 }, 41_600, 'assuming 40 hours a week'],
  [{ pay: 200, payPeriod: 'day' }, 52_000, 'at 260 days a year'],
  [{ pay: 900, payPeriod: 'week' }, 46_800, 'at 52 weeks a year'],
  [{ pay: 4_050, payPeriod: 'month' }, 48_600, 'at 12 months a year'],
  [{ pay: 61_000, payPeriod: 'year' }, 61_000, 'as stated'],
] as const)('the pay %j is %i a year', (terms, amount, basis) => {
  expect(yearlyPay(termsOf(terms))).toEqual({ amount, basis })
})

test.each([
  [{ pay: 24.75 }, 24.75],
  [{ pay: 52_000, payPeriod: 'year' }, 25],
  [{ pay: 52_000, payPeriod: 'year', hoursPerWeek: 30 }, 33.33],
  [{ pay: 4_000, payPeriod: 'month' }, 23.08],
] as const)('the pay %j is %d an hour', (terms, amount) => {
  expect(hourlyPay(termsOf(terms))).toBe(amount)
})

test('has no yearly or hourly pay without pay', () => {
  expect(yearlyPay(termsOf('Come.'))).toBeNull()
  expect(hourlyPay(termsOf('Come.'))).toBeNull()
})

test('lists only the differences between two offers', () => {
  expect(changesBetween(details, { ...details, pay: 26, benefits: 'Bread; Medical', hoursPerWeek: null })).toEqual([
    { term: 'Pay', before: '$24.75 an hour', after: '$26 an hour' },
    { term: 'Hours', before: '36 a week', after: null },
  ])
  expect(changesBetween(details, details)).toEqual([])
})
