import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { companyRoles, mayCall } from './accounts/company-roles.ts'
import { endpoints } from './all.ts'
import { impliedErrors } from './errors.ts'
import { pickSlot } from './hiring/answering.ts'
import { applyToJob } from './hiring/applications.ts'
import { InvitationForm } from './hiring/interviews.ts'
import { OfferForm } from './hiring/offers.ts'
import { JobFilters } from './jobs/job-search.ts'
import { JobChange, JobForm } from './jobs/jobs.ts'
import { ExperienceForm, SeekerForm, updateSeekerProfile } from './people/seekers.ts'
import { TalentFilters } from './people/talent-filters.ts'
import { ContactForm } from './trust/contact.ts'
import { currencies } from './values/currencies.ts'
import { PartialDate, TextList } from './values/primitives.ts'

test('paths and access levels of endpoints do not change', () => {
  const lines = [...endpoints].map(([name, e]) => `${e.method} ${e.path} ${e.access} ${name}`)
  expect(lines.toSorted()).toMatchSnapshot()
})

test('who may do what in a company does not change', () => {
  const ofCompany = [...endpoints].flatMap(([name, { role }]) => (role ? [{ name, role }] : []))
  const table = Map.groupBy(ofCompany, ({ role }) => role)
  expect(
    Object.fromEntries([...table].map(([role, calls]) => [role, calls.map(({ name }) => name).toSorted()])),
  ).toMatchSnapshot()
})

test('every call of an employer has a role', () => {
  for (const [name, { access, role }] of endpoints) if (access === 'employer') expect(role, name).toBeDefined()
})

test.each([
  ['owner', [true, true, true]],
  ['recruiter', [false, true, true]],
  ['contributor', [false, false, true]],
  [undefined, [false, false, false]],
] as const)('the role %s has the rights of owner, recruiter, contributor: %j', (role, rights) => {
  expect(companyRoles.map((least) => mayCall(role, { role: least }))).toEqual(rights)
})

test('no two endpoints share a method and a path', () => {
  const keys = [...endpoints.values()].map((e) => `${e.method} ${e.path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('an endpoint lists only errors that are not implied', () => {
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

test('a job is accepted with numbers as text and skills as one string', () => {
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
  [{ currency: 'ZZZ' }, 'currency'],
  [{ currency: 'DEM' }, 'currency'],
  [{ payPeriod: 'fortnight' }, 'payPeriod'],
])('a job with %o is refused with its field named', (change, field) => {
  const result = JobForm.safeParse({ ...job, ...change })
  expect(result.success).toBe(false)
  expect(result.error?.issues[0]?.path[0]).toBe(field)
})

const seeker = { firstName: 'Ana', lastName: 'Ruiz', city: 'Boise', jobTitle: 'Baker', skill: 'rye' }

test.each(['', '  ', null])('%j is not given, where nothing was chosen', (nothing) => {
  const chosen = ['hourlyRate', 'vacationHours', 'covidVaccine', 'edustartDate', 'eduendDate', 'latitude', 'longitude']
  const profile = SeekerForm.parse({ ...seeker, ...Object.fromEntries(chosen.map((name) => [name, nothing])) })
  expect(profile).toMatchObject(Object.fromEntries(chosen.map((name) => [name, null])))
  expect(
    ExperienceForm.parse({ title: 'Baker', company: 'Crust', startDate: '2020-01', endDate: nothing, Rate: nothing }),
  ).toMatchObject({ endDate: null, Rate: null })
  expect(JobForm.parse({ ...job, employmentType: nothing, currency: nothing })).toMatchObject({
    employmentType: null,
    currency: 'USD',
  })
  expect(ContactForm.parse({ name: 'Ana', message: 'Hello', email: nothing }).email).toBeNull()
  expect(applyToJob.body.parse({ applicationDescription: nothing })).toEqual({ applicationDescription: '' })
})

test.each([JobFilters, TalentFilters])('a null or empty filter is ignored', (filters) => {
  const without = filters.parse({})
  for (const nothing of ['', null]) {
    const names = Object.keys(filters.shape)
    const given = filters.parse(Object.fromEntries(names.map((name) => [name, nothing])))
    for (const name of names as (keyof typeof given)[]) expect(given[name] ?? undefined, name).toEqual(without[name])
  }
})

test.each([
  ['covidVaccine', { true: 'yes', False: 'no', Yes: 'yes', NO: 'no', Prefer_not_to_say: 'prefer_not_to_say' }],
  ['medicalInsurance', { true: 'yes', no: 'no' }],
])('%s is read in any case, and as true or false', (field, words) => {
  for (const [word, meant] of Object.entries(words)) {
    expect(SeekerForm.parse({ ...seeker, [field]: word })).toHaveProperty(field, meant)
  }
  for (const wrong of ['perhaps', 'constructor', 1]) {
    expect(SeekerForm.safeParse({ ...seeker, [field]: wrong }).success, String(wrong)).toBe(false)
  }
})

test('checkbox values true and false are accepted as text', () => {
  const experience = { title: 'Baker', company: 'Crust', startDate: '2020-01' }
  expect(ExperienceForm.parse({ ...experience, employed: 'true' }).employed).toBe(true)
  expect(ExperienceForm.parse({ ...experience, employed: 'false' }).employed).toBe(false)
  expect(updateSeekerProfile.body.parse({ published: 'false' })).toEqual({ published: false })
  for (const [word, meant] of Object.entries({ yes: true, Yes: true, NO: false, True: true })) {
    expect(ExperienceForm.parse({ ...experience, employed: word }).employed, word).toBe(meant)
  }
  for (const wrong of ['perhaps', 'constructor', 1]) {
    expect(ExperienceForm.safeParse({ ...experience, employed: wrong }).error?.issues[0]?.message).toBe(
      'Choose yes or no',
    )
  }
})

test('lists each currency in use exactly once', () => {
  expect(currencies).toHaveLength(164)
  expect(new Set(currencies).size).toBe(164)
  expect(currencies.filter((code) => !/^[A-Z]{3}$/u.test(code))).toEqual([])
  expect(JobForm.parse({ ...job, currency: ' chf ' }).currency).toBe('CHF')
})

test('accepts only existing days and months', () => {
  expect(PartialDate.safeParse('2024-02-29').success).toBe(true)
  expect(PartialDate.safeParse('2024-02').success).toBe(true)
  for (const wrong of ['2023-02-29', '2024-13', '24-01-01', '2024-1-1', '']) {
    expect(PartialDate.safeParse(wrong).success, wrong).toBe(false)
  }
})

test.each([
  ['2026-12-20T10:00:00.000Z', '2026-12-20T10:00:00.000Z'],
  ['2026-12-20T10:00:00+01:00', '2026-12-20T09:00:00.000Z'],
  ['2026-12-20T10:00:00.123456-07:00', '2026-12-20T17:00:00.123Z'],
  ['2026-12-20T10:00Z', '2026-12-20T10:00:00.000Z'],
  ['2026-12-20T10:00+05:30', '2026-12-20T04:30:00.000Z'],
])('the instant %s is taken as %s', (written, meant) => {
  expect(pickSlot.body.parse({ slot: written })).toEqual({ slot: meant })
  expect(JobChange.parse({ expiresAt: written })).toEqual({ expiresAt: meant })
  expect(OfferForm.shape.expiresAt.parse(written)).toBe(meant)
  expect(InvitationForm.parse({ slots: [written] }).slots).toEqual([meant])
})

test.each([
  '2026-12-20T10:00:00',
  '2026-12-20',
  '2026-02-30T10:00:00Z',
  '2026-12-20T25:00Z',
  '2026-12-20T10Z',
  '9999-12-31T23:59:59-01:00',
  'tomorrow',
  7,
])('%j is no instant', (slot) => {
  expect(pickSlot.body.safeParse({ slot }).error?.issues).toMatchObject([
    { path: ['slot'], message: 'Enter a valid date and time' },
  ])
})

test('a list holds at most 50 entries of 100 characters', () => {
  expect(TextList.safeParse(Array.from({ length: 51 }, (_, i) => `skill ${i}`)).success).toBe(false)
  expect(TextList.safeParse(['x'.repeat(101)]).success).toBe(false)
})

test('yes and no are accepted as booleans', () => {
  const form = { firstName: 'Ana', lastName: 'Ruiz', city: 'Boise', jobTitle: 'Baker', skill: 'dough' }
  expect(SeekerForm.parse({ ...form, covidVaccine: true, medicalInsurance: 'prefer_not_to_say' })).toMatchObject({
    covidVaccine: 'yes',
    medicalInsurance: 'prefer_not_to_say',
  })
})
