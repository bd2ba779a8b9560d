import { expect, test, vi } from 'vitest'
import { GENDERS, INDUSTRIES } from './features/employers/employer-values.ts'
import { CATEGORIES } from './features/jobs/job-choices.ts'
import { nameOfPlan } from './ui/text/plan-name.ts'
import { shownName } from './ui/text/stored-name.ts'

vi.mock('@hearback/texts/web/stored-names.ts', () => import('@hearback/texts/es/web/stored-names.ts'))

const same = ['Marketing', 'Software']

test.each([
  ['category', CATEGORIES],
  ['industry', INDUSTRIES],
  ['gender', GENDERS],
])('a Spanish page has a Spanish name for each suggested %s', (_, names) => {
  const shown = names.map(shownName)
  expect(names.filter((name, index) => shown[index] === name && !same.includes(name))).toEqual([])
  expect(new Set(shown).size).toBe(names.length)
})

test('a name of the user stays as it is', () => {
  expect(shownName('Beekeeping')).toBe('Beekeeping')
  expect(shownName('constructor')).toBe('constructor')
})

test('a paid plan is called by its Spanish name', () => {
  expect(nameOfPlan({ _id: 'employer_pro_monthly', name: 'Employer pro' })).toBe('Empresa Pro')
})
