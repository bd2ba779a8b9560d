import type { Job } from '@hearback/contract/jobs.ts'
import { expect, test } from 'vitest'
import { matchOf } from './match.ts'

const job = {
  skills: ['Baking', 'Food safety'],
  estimatedFrom: 19,
  estimatedTo: 24,
  payPeriod: 'hour',
  currency: 'USD',
} as Job

test('skills are compared as words, case aside', () => {
  expect(matchOf(job, { skill: ['baking ', 'Sales'] })).toMatchObject({ have: ['Baking'], missing: ['Food safety'] })
})

test('pay is compared only where both are by the hour and in dollars', () => {
  const pay = { asked: 22, from: 19, to: 24, currency: 'USD' }
  expect(matchOf(job, { skill: [], hourlyRate: 22 }).pay).toEqual(pay)
  expect(matchOf(job, { skill: [], hourlyRate: null }).pay).toBeUndefined()
  expect(matchOf({ ...job, payPeriod: 'month' }, { skill: [], hourlyRate: 22 }).pay).toBeUndefined()
  expect(matchOf({ ...job, currency: 'EUR' }, { skill: [], hourlyRate: 22 }).pay).toBeUndefined()
})
