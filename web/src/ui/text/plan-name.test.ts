import { expect, test } from 'vitest'
import { nameOfPlan } from './plan-name.ts'

test('a paid plan has its own name, and a plan without one is called free', () => {
  expect(nameOfPlan({ _id: 'employer_pro_monthly', name: 'Employer pro' })).toBe('Employer pro')
  expect(nameOfPlan({ _id: 'free', name: 'Nothing to pay' })).toBe('Free')
  expect(nameOfPlan(undefined)).toBe('Free')
})
