import { JsonResume } from '@hearback/contract/people/resumes.ts'
import { ExperienceForm, type Seeker, SeekerForm } from '@hearback/contract/people/seekers.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resumeOf } from './json-resume.view.ts'
import { factsOf } from './resume-facts.view.ts'
import { planImport } from './resume-plan.view.ts'

const at = '2026-01-02T03:04:05.000Z'
const words = (max: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: max })
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .chain((date) => fc.constantFrom(date.toISOString().slice(0, 7), date.toISOString().slice(0, 10)))
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one)
const answer = maybe(fc.constantFrom('yes' as const, 'no' as const, 'prefer_not_to_say' as const))
// JSON has no -0.
const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((one) => one + 0)

const normalized = (text: string) => text.normalize('NFC').trim().toLowerCase()
const uniqueBy = <T>(one: fc.Arbitrary<T>, key: (value: T) => string) =>
  fc.uniqueArray(one, { maxLength: 4, selector: (value) => normalized(key(value)) })

/** Values accepted by the forms, which are the values a profile can hold. */
const throughForm = <T>(
  schema: { safeParse(value: unknown): { data?: T; success: boolean } },
  one: fc.Arbitrary<unknown>,
) =>
  one
    .map((value) => schema.safeParse(value))
    .filter(({ success }) => success)
    .map(({ data }) => data as T)

const form = throughForm(
  SeekerForm,
  fc.record({
    firstName: words(40),
    lastName: words(40),
    nickname: maybe(words(40)),
    city: words(40),
    jobTitle: words(200),
    jobCategory: maybe(words(40)),
    skill: fc.array(words(20), { minLength: 1, maxLength: 60 }),
    aboutMe: maybe(words(2_000)),
    availability: maybe(words(40)),
    hourlyRate: maybe(fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)),
    vacationHours: maybe(fc.integer({ min: 0, max: 1_000 })),
    covidVaccine: answer,
    medicalInsurance: answer,
    dentalInsurance: answer,
    schools: uniqueBy(
      fc.record({ institution: words(40), subject: maybe(words(40)), degree: maybe(words(40)), endDate: maybe(day) }),
      ({ institution }) => institution,
    ),
    certificates: uniqueBy(
      fc.record({ name: words(40), issuer: maybe(words(40)), number: maybe(words(20)), expiryDate: maybe(day) }),
      ({ name }) => name,
    ),
    languages: fc.constantFrom(null, [{ language: 'pt-BR', level: 'fluent' }, { language: 'yue' }]),
    links: fc.constantFrom(null, [{ title: 'Portfolio', url: 'https://ana.example/work' }]),
    wishedPay: fc.constantFrom(null, { amount: 1.125, period: 'month', currency: 'KWD' }),
    workAuthorization: fc.constantFrom(null, [{ country: 'US', sponsorship: 'needed' }]),
    location: maybe(
      fc.record({
        latitude: degrees(90),
        longitude: degrees(180),
      }),
    ),
  }),
)
  .filter(({ skill }) => skill.length > 0)
  // As stored: pay in another currency has no hourly rate.
  .map((fields) => (fields.wishedPay ? { ...fields, hourlyRate: null } : fields))
const experience = throughForm(
  ExperienceForm,
  fc.record({
    title: words(200),
    company: words(40),
    city: maybe(words(40)),
    startDate: day,
    employed: fc.boolean(),
    Rate: maybe(fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)),
    leavingReason: maybe(words(100)),
    description: maybe(words(300)),
  }),
)

const emptied = (value: object) =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => !(Array.isArray(one) && one.length === 0))
      .map(([key, one]) => [key, one === '' ? null : one]),
  )
const profileOf = (fields: SeekerForm, experiences: ExperienceForm[]): Seeker =>
  ({
    ...emptied(fields),
    _id: 'ana',
    email: 'ana@people.example',
    phone: '+12085550100',
    createdAt: at,
    updatedAt: at,
    experience: experiences.map((one, n) => ({
      endDate: null,
      ...emptied(one),
      _id: `${n}`,
      verification: 'confirmed',
    })),
  }) as unknown as Seeker

const anyProfile = fc.record({ fields: form, jobs: fc.array(experience, { maxLength: 6 }) })
const read = (resume: unknown) =>
  factsOf(JsonResume.parse(JSON.parse(JSON.stringify(resume))), { email: 'ana@people.example', phone: '+12085550100' })

test('a profile that goes out and comes in again is the same, whatever is in it', () => {
  fc.assert(
    fc.property(
      anyProfile,
      fc.constantFrom('standard', 'everything'),
      fc.constantFrom('add', 'replace'),
      ({ fields, jobs }, scope, mode) => {
        const profile = profileOf(fields, jobs)
        const { form, experiences, shown } = planImport(profile, read(resumeOf(profile, scope)), mode)
        expect(form).toEqual({})
        expect(experiences).toEqual({ added: [], changed: [], removed: [] })
        expect(shown.left).toEqual([])
      },
    ),
  )
})

test('everything of a profile makes the same profile again', () => {
  fc.assert(
    fc.property(anyProfile, ({ fields, jobs }) => {
      const profile = profileOf(fields, jobs)
      const { form, experiences, shown } = planImport(undefined, read(resumeOf(profile, 'everything')), 'replace')
      const again = profileOf(
        SeekerForm.parse(form),
        experiences.added.map((one) => ExperienceForm.parse(one)),
      )
      expect(resumeOf(again, 'everything')).toEqual(resumeOf(profile, 'everything'))
      expect([shown.missing, shown.left]).toEqual([[], []])
    }),
  )
})

test('the import of any resume fits the forms', () => {
  const long = fc.string({ unit: 'grapheme', maxLength: 3_000 })
  const resume = fc.record({
    basics: fc.record({ name: long, label: long, summary: long, location: fc.record({ city: long, region: long }) }),
    work: fc.array(
      fc.record({
        name: words(400),
        position: words(400),
        startDate: fc.constantFrom('2014', '2014-05', '2014-05-06'),
        highlights: fc.array(long, { maxLength: 8 }),
      }),
    ),
    education: fc.array(fc.record({ institution: long, studyType: long, endDate: day })),
    skills: fc.array(fc.record({ name: fc.string({ maxLength: 120 }), keywords: fc.array(words(30)) }), {
      maxLength: 40,
    }),
  })
  fc.assert(
    fc.property(resume, anyProfile, fc.constantFrom('add', 'replace'), (document, { fields, jobs }, mode) => {
      const parsed = JsonResume.safeParse(document)
      fc.pre(parsed.success)
      const plan = planImport(profileOf(fields, jobs), factsOf(parsed.data as JsonResume, {}), mode)
      for (const [field, value] of Object.entries(plan.form)) {
        const shape = SeekerForm.shape[field as keyof typeof SeekerForm.shape]
        expect(shape.parse(value)).toEqual(value)
      }
      for (const { endDate: _, ...one } of plan.experiences.added) expect(ExperienceForm.parse(one)).toEqual(one)
    }),
  )
})
