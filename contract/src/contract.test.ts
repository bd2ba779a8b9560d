import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './all.ts'
import { impliedErrors } from './errors.ts'
import { JobForm } from './jobs.ts'
import { PartialDate, TextList } from './primitives.ts'
import { SeekerForm } from './seekers.ts'

test('the paths and accesses that clients go by stay as they are', () => {
  const lines = [...endpoints].map(([name, e]) => `${e.method} ${e.path} ${e.access} ${name}`)
  expect(lines.toSorted()).toMatchSnapshot()
})

test('no two endpoints share a method and a path', () => {
  const keys = [...endpoints.values()].map((e) => `${e.method} ${e.path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('an endpoint lists only codes of its own', () => {
  for (const [name, e] of endpoints) {
    expect(
      (e.errors ?? []).filter((code) => impliedErrors.includes(code)),
      name,
    ).toEqual([])
  }
})

test('every schema has a JSON Schema', () => {
  for (const [name, e] of endpoints) {
    for (const schema of [e.params, e.query, e.body].filter((s) => s !== undefined)) {
      expect(() => z.toJSONSchema(schema, { io: 'input' }), name).not.toThrow()
    }
    expect(() => z.toJSONSchema(e.reply), name).not.toThrow()
  }
})

const job = {
  jobTitle: 'Baker',
  category: 'Food',
  estimatedFrom: '18',
  estimatedTo: 22.5,
  skills: 'ovens, dough,  Ovens ,',
  description: ' Bread. ',
}

test('a job comes with numbers as text and skills as one string', () => {
  const parsed = JobForm.parse(job)
  expect(parsed).toMatchObject({
    estimatedFrom: 18,
    skills: ['ovens', 'dough'],
    payPeriod: 'hour',
    currency: 'USD',
    description: 'Bread.',
  })
})

test.each([
  [{ estimatedFrom: 0 }, 'estimatedFrom'],
  [{ estimatedFrom: 30 }, 'estimatedTo'],
  [{ estimatedTo: 'plenty' }, 'estimatedTo'],
  [{ jobTitle: '   ' }, 'jobTitle'],
  [{ jobTitle: 'a\0b' }, 'jobTitle'],
  [{ currency: 'dollars' }, 'currency'],
  [{ payPeriod: 'fortnight' }, 'payPeriod'],
])('a job with %o is refused with its field named', (change, field) => {
  const result = JobForm.safeParse({ ...job, ...change })
  expect(result.success).toBe(false)
  expect(result.error?.issues[0]?.path[0]).toBe(field)
})

test('a date is a day or a month that exists', () => {
  expect(PartialDate.safeParse('2024-02-29').success).toBe(true)
  expect(PartialDate.safeParse('2024-02').success).toBe(true)
  for (const wrong of ['2023-02-29', '2024-13', '24-01-01', '2024-1-1', '']) {
    expect(PartialDate.safeParse(wrong).success, wrong).toBe(false)
  }
})

test('a list holds at most 50 entries of 100 characters', () => {
  expect(TextList.safeParse(Array.from({ length: 51 }, (_, i) => `skill ${i}`)).success).toBe(false)
  expect(TextList.safeParse(['x'.repeat(101)]).success).toBe(false)
})

test('yes and no are accepted as true and false', () => {
  const form = { firstName: 'Ana', lastName: 'Ruiz', city: 'Boise', jobTitle: 'Baker', skill: 'dough' }
  expect(SeekerForm.parse({ ...form, covidVaccine: true, medicalInsurance: 'prefer_not_to_say' })).toMatchObject({
    covidVaccine: 'yes',
    medicalInsurance: 'prefer_not_to_say',
  })
})
