import { expect, test } from 'vitest'
import { changesOf, copiedLocation, JobFormAsTyped, NEW_JOB, newJobBody } from './job-form-values.ts'

const typed = { ...NEW_JOB, jobTitle: 'Baker', estimatedFrom: 19, estimatedTo: 24, location: 'Boise, Idaho' }
const boise = { label: 'Boise, Idaho', city: 'Boise', region: 'ID', country: 'US', latitude: 43.6, longitude: -116.2 }

test('omits empty fields of a new job, except for an empty list of skills', () => {
  expect(newJobBody(typed, undefined)).toEqual({
    jobTitle: 'Baker',
    estimatedFrom: 19,
    estimatedTo: 24,
    payPeriod: 'hour',
    currency: 'USD',
    workplace: 'onsite',
    location: 'Boise, Idaho',
    applicantLimit: 80,
    skills: [],
  })
})

test('sends parts and coordinates of the selected place until the text changes', () => {
  expect(newJobBody(typed, boise).location).toEqual({
    city: 'Boise',
    region: 'ID',
    country: 'US',
    latitude: 43.6,
    longitude: -116.2,
  })
  expect(newJobBody({ ...typed, location: 'Nampa' }, boise).location).toBe('Nampa')
})

const point = { latitude: null, longitude: null }
test.each([
  [{ city: 'Valencia', region: 'Valencia', country: 'ES' }, 'Valencia, Spain'],
  [{ city: 'Córdoba', region: null, country: 'AR' }, 'Córdoba, Argentina'],
  [{ city: 'León', country: 'MX', street: 'Calle 5', postalCode: '37000' }, 'Calle 5, 37000 León, Mexico'],
  [{ city: 'Boise', region: 'ID', country: 'US' }, 'Boise, ID'],
  [{ city: 'Portland, OR, United States', country: 'US' }, 'Portland, OR, United States'],
  [{ city: 'Singapore', country: null }, 'Singapore'],
  [{ city: null, country: 'US' }, ''],
])('the place of a job is copied with what tells it from others of its name: %o', (place, text) => {
  expect(copiedLocation({ location: { ...point, ...place } })).toBe(text)
})

test('sends no limit of applications once it is switched off, and null where an update switches it off', () => {
  expect(newJobBody({ ...typed, applicantLimit: '' }, undefined)).not.toHaveProperty('applicantLimit')
  expect(changesOf(typed, { ...typed, applicantLimit: '' }, undefined)).toEqual({ applicantLimit: null })
})

test('sends the last day as a calendar date', () => {
  const body = newJobBody({ ...typed, lastDay: '2026-12-31' }, undefined)
  expect(body).toMatchObject({ lastDay: '2026-12-31' })
  expect(body).not.toHaveProperty('expiresAt')
})

test('an update sends only changed fields, and null for cleared ones', () => {
  const before = { ...typed, employmentType: 'full_time', physicalRequirements: 'Stand, lift' }
  expect(changesOf(before, before, undefined)).toEqual({})
  expect(
    changesOf(before, { ...before, estimatedTo: 26, employmentType: '', physicalRequirements: '' }, undefined),
  ).toEqual({
    estimatedTo: 26,
    employmentType: null,
    physicalRequirements: null,
  })
})

test('sends a cleared list of skills as an empty list', () => {
  expect(changesOf({ ...typed, skills: ['Baking'] }, typed, undefined)).toEqual({ skills: [] })
})

test('reports an upper end below the lower one at the upper end', () => {
  const whole = { ...typed, category: 'Food', description: 'Bake.', estimatedTo: 12 }
  const { error } = JobFormAsTyped.safeParse(whole)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['estimatedTo'])
})

test('a maximum below the minimum is reported together with the missing fields', () => {
  const errorsOf = (values: object) => {
    const parsed = JobFormAsTyped.safeParse({ ...NEW_JOB, ...values })
    return parsed.error?.issues.map(({ path }) => path.join('.')).toSorted()
  }
  expect(errorsOf({ estimatedFrom: 24, estimatedTo: 19 })).toEqual([
    'category',
    'description',
    'estimatedTo',
    'jobTitle',
  ])
  expect(errorsOf({ estimatedFrom: 0.001, estimatedTo: 19 })).toContain('estimatedFrom')
  expect(errorsOf({ estimatedFrom: 24 })).toContain('estimatedTo')
})
