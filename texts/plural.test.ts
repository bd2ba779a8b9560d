import { expect, test } from 'vitest'
import { plural as english } from './en/plural.ts'
import { pluralIn } from './plural.ts'

const jobs = { one: 'job', other: 'jobs' }

test.each([
  [1, 'job'],
  ['1', 'job'],
  [0, 'jobs'],
  [2, 'jobs'],
  ['21', 'jobs'],
  ['1,234', 'jobs'],
  ['1.000', 'jobs'],
  ['1+', 'jobs'],
])('%j takes the English form "%s"', (count, form) => {
  expect(english(count, jobs)).toBe(form)
})

test('falls back to the form `other`', () => {
  const [spanish, polish] = [pluralIn('es'), pluralIn('pl')]
  expect(spanish(1_000_000, jobs)).toBe('jobs')
  expect(polish(3, { ...jobs, few: 'a few jobs' })).toBe('a few jobs')
  expect(polish(3, jobs)).toBe('jobs')
})
