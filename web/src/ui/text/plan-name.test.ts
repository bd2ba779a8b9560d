import { expect, test } from 'vitest'
import { nameOfPlan } from './plan-name.ts'

test('a paid plan is called by its name, and what has none is free, whatever the server calls it', () => {
  expect(nameOfPlan({ _id: 'employer_pro_monthly', name: 'Employer pro' })).toBe('Employer pro')
  expect(nameOfPlan({ _id: 'free', name: 'Nothing to pay' })).toBe('Free')
  expect(nameOfPlan(undefined)).toBe('Free')
})
