import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import * as contract from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
let ana: Person
let acme: Person
beforeEach(async () => {
  ana = await aSeeker(app)
  acme = await anEmployer(app)
})

const change = async (body: object) =>
  (await ana.call(contract.updateSeekerProfile, { params: { id: ana._id }, body: body as never })).profile
const own = async () => (await ana.call(contract.getSeekerProfile, { params: { id: ana._id }, query: {} })).profile
const seen = async () => (await acme.call(contract.getSeekerProfile, { params: { id: ana._id }, query: {} })).profile
const found = async (filters: object) =>
  (await acme.call(contract.searchTalents, { body: filters })).profiles.map(({ _id }) => _id)
const stored = async () => await app.db.selectFrom('seekers').selectAll().executeTakeFirstOrThrow()

const rye = { institution: 'Rye College', subject: 'Baking', degree: 'BSc', startDate: '2010-09', endDate: '2013-06' }
const oats = { institution: 'Oats School', startDate: '2004-09' }
const older = { instituteName: 'Rye College', subject: 'Baking', edustartDate: '2010-09', eduendDate: '2013-06' }

describe('schools', () => {
  test('the first is the school of older clients', async () => {
    expect(await change({ schools: [rye, oats] })).toMatchObject({ schools: [rye, oats], ...older })
    expect(await stored()).toMatchObject({ institute_name: 'Rye College', education_end: '2013-06' })
    const other = { instituteName: 'Oats School', subject: null, edustartDate: '2004-09', eduendDate: null }
    expect(await change({ schools: [oats, rye] })).toMatchObject({ schools: [oats, rye], ...other })
  })

  test('a change by an older client changes the first, and keeps its degree and the others', async () => {
    await change({ schools: [rye, oats] })
    const changed = { ...rye, institution: 'Wheat College' }
    expect(await change({ instituteName: 'Wheat College' })).toMatchObject({ schools: [changed, oats] })
    expect(await own()).toMatchObject({ ...older, instituteName: 'Wheat College' })
  })

  test('one that an older client wrote is the first', async () => {
    const { degree: _, ...school } = rye
    expect(await change(older)).toMatchObject({ ...older, schools: [school] })
  })

  test('cleared by an older client, the next is the first', async () => {
    await change({ schools: [rye, oats] })
    const nothing = { instituteName: '', subject: null, edustartDate: '', eduendDate: null }
    expect(await change(nothing)).toMatchObject({ schools: [oats], instituteName: 'Oats School' })
    expect(await change(nothing)).not.toHaveProperty('schools')
    expect(await own()).toMatchObject({ instituteName: null, subject: null, edustartDate: null, eduendDate: null })
  })

  test('what the release before writes to the columns of the first counts', async () => {
    await change({ schools: [rye, oats] })
    await app.pool.query(`update seekers set institute_name = 'Spelt', subject = null`)
    const { subject: _, ...first } = rye
    expect((await own()).schools).toEqual([{ ...first, institution: 'Spelt' }, oats])
    await app.pool.query(`update seekers set institute_name = null, education_start = null, education_end = null`)
    expect(await own()).toMatchObject({ schools: [oats], instituteName: 'Oats School' })
  })

  test('a published profile of an older client replaces the first and keeps the rest', async () => {
    await change({ schools: [rye, oats], languages: [{ language: 'es', level: 'native' }], hourlyRate: 20 })
    const form = { firstName: 'Ana', lastName: 'Ruiz', city: 'Boise', jobTitle: 'Cook', skill: ['rye'] }
    const { profile } = await ana.call(contract.publishProfile, { body: { ...form, instituteName: 'Spelt' } })
    expect(profile).toMatchObject({ schools: [{ institution: 'Spelt', degree: 'BSc' }, oats], hourlyRate: null })
    expect(profile.languages).toEqual([{ language: 'es', level: 'native' }])
    expect(profile).not.toHaveProperty('wishedPay')
  })

  test('keep names of any script, and emoji', async () => {
    const names = ['جامعة القاهرة', 'האוניברסיטה העברית', '北京大学', '🥖 Écoles 👩‍🍳', 'x'.repeat(200)]
    const schools = names.map((institution) => ({ institution }))
    expect((await change({ schools })).schools).toEqual(schools)
  })
})

describe('entries that a change does not name', () => {
  const form = { firstName: 'Ana', lastName: 'Ruiz', city: 'Boise', jobTitle: 'Cook', skill: ['rye'] }
  const entries = {
    schools: [rye, oats],
    certificates: [{ name: 'ServSafe Manager', number: 'X-1' }],
    languages: [{ language: 'es', level: 'native' }],
    links: [{ title: 'Portfolio', url: 'https://ana.example/work' }],
    workAuthorization: [{ country: 'US', sponsorship: 'not_needed' }],
  }

  test.each([
    ['of a section', { jobTitle: 'Baker', aboutMe: 'I bake.' }],
    ['of one list', { languages: [{ language: 'fr' }] }],
    ['that clears a list', { certificates: null }],
    ['by an older client', { ...older, hourlyRate: 20, availability: 'Nights' }],
    ['that hides the profile', { published: false }],
  ])('stay after a change %s', async (_what, body) => {
    await change(entries)
    const others = Object.fromEntries(Object.entries(entries).filter(([name]) => !(name in body)))
    expect(await change(body)).toMatchObject(others)
    expect(await own()).toMatchObject(others)
  })

  test('stay after an older client publishes the whole profile', async () => {
    await change(entries)
    await ana.call(contract.publishProfile, { body: { ...form, ...older } })
    expect(await own()).toMatchObject(entries)
  })

  test('stay after an experience is added, changed and removed', async () => {
    await change(entries)
    const job = { title: 'Baker', company: 'Crumb Works', startDate: '2015-01', endDate: '2018-12' }
    const { experience } = await ana.call(contract.addExperience, { body: job })
    await ana.call(contract.updateExperience, { params: { id: experience._id }, body: { title: 'Cook' } as never })
    expect(await own()).toMatchObject(entries)
  })

  test('stay while several tabs save other sections concurrently', async () => {
    const bodies = [...Object.entries(entries).map(([name, list]) => ({ [name]: list })), { jobTitle: 'Cook' }]
    await Promise.all([...bodies, ...bodies].map(change))
    expect(await own()).toMatchObject({ ...entries, jobTitle: 'Cook' })
  })
})

describe('limits', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => i)
  const codes = 'en es fr de it pt nl sv da nb fi pl cs sk hu ro bg el tr ru'.split(' ')
  const countries = 'US CA MX GB IE FR DE ES PT IT CH AT NL BE LU DK SE NO FI PL'.split(' ')

  test('20 entries of each are kept in their order', async () => {
    const entries = {
      schools: twenty.map((i) => ({ institution: `School ${i}` })),
      certificates: twenty.map((i) => ({ name: `Certificate ${i}` })),
      languages: codes.map((language) => ({ language, level: 'basic' as const })),
      links: twenty.map((i) => ({ title: `Link ${i}`, url: `https://a.example/${i}` })),
      workAuthorization: countries.map((country) => ({ country, sponsorship: 'needed' as const })),
    }
    await change(entries)
    expect(await own()).toMatchObject(entries)
  })

  test.each([
    ['schools', { schools: Array(21).fill(rye) }],
    ['schools', { schools: 'Rye' }],
    ['schools.0.institution', { schools: [{ degree: 'BSc' }] }],
    ['schools.0.institution', { schools: [{ institution: '\u200B' }] }],
    ['schools.1.endDate', { schools: [oats, { ...rye, endDate: '2010-08' }] }],
    ['schools.0.startDate', { schools: [{ ...oats, startDate: '2010-13' }] }],
    ['schools.0.degree', { schools: [{ ...oats, degree: 'x'.repeat(201) }] }],
    ['certificates.0.name', { certificates: [{ issuer: 'Red Cross' }] }],
    ['certificates.0.expiryDate', { certificates: [{ name: 'CPR', issueDate: '2024-02', expiryDate: '2024-01' }] }],
    ['certificates.0.number', { certificates: [{ name: 'CPR', number: '1'.repeat(101) }] }],
    ['languages.0.language', { languages: [{ language: 'Klingonese' }] }],
    ['languages.1.language', { languages: [{ language: 'pt_br' }, { language: 'pt-BR' }] }],
    ['languages.0.level', { languages: [{ language: 'es', level: 'C1' }] }],
    ['links.0.title', { links: [{ title: '\u2063', url: 'https://a.example' }] }],
    ['links.0.url', { links: [{ title: 'Site', url: 'http://a.example' }] }],
    ['links.0.url', { links: [{ title: 'Site', url: 'javascript:alert(1)' }] }],
    ['links.0.url', { links: [{ title: 'Site', url: 'https://bank.example@evil.example' }] }],
    ['links.0.url', { links: [{ title: 'Site', url: 'https://pаypal.example' }] }],
    ['workAuthorization.0.country', { workAuthorization: [{ country: 'Narnia', sponsorship: 'needed' }] }],
    [
      'workAuthorization.1.country',
      { workAuthorization: ['us', 'US'].map((country) => ({ country, sponsorship: 'needed' })) },
    ],
    ['workAuthorization.0.sponsorship', { workAuthorization: [{ country: 'US' }] }],
    ['wishedPay.amount', { wishedPay: { amount: -1, period: 'hour', currency: 'USD' } }],
    ['wishedPay.amount', { wishedPay: { amount: 1.5, period: 'month', currency: 'JPY' } }],
    ['wishedPay.amount', { wishedPay: { amount: 10_001, period: 'hour', currency: 'USD' } }],
    ['wishedPay.period', { wishedPay: { amount: 1, period: 'decade', currency: 'USD' } }],
    ['wishedPay.currency', { wishedPay: { amount: 1, period: 'hour', currency: 'XYZ' } }],
  ])('names a wrong %s and changes nothing', async (field, body) => {
    await change({ schools: [oats], hourlyRate: 20 })
    const before = await own()
    await expect(change({ jobTitle: 'Cook', ...body })).toBeRefused('invalid_input', field)
    expect(await own()).toEqual(before)
  })

  test('the database takes no list beyond them', async () => {
    const many = JSON.stringify(Array(21).fill(oats))
    await expect(app.pool.query('update seekers set schools = $1', [many])).rejects.toThrow('seekers_entries_check')
  })

  test('blank values are not stored, and null or an empty list clears', async () => {
    await change({ certificates: [{ name: ' CPR\u200B ', issuer: ' ', number: '', issueDate: '', expiryDate: null }] })
    expect((await stored()).certificates).toEqual([{ name: 'CPR' }])
    await change({ certificates: [], schools: [oats] })
    await change({ schools: null })
    expect(await stored()).toMatchObject({ certificates: null, schools: null, institute_name: null })
    expect(await own()).not.toHaveProperty('certificates')
  })
})

describe('wished pay', () => {
  const yearly = { amount: 52_000, period: 'year', currency: 'USD' }

  test('is the hourly rate of older clients', async () => {
    expect(await change({ hourlyRate: 24.5 })).toMatchObject({
      wishedPay: { amount: 24.5, period: 'hour', currency: 'USD' },
    })
    expect(await change({ wishedPay: yearly })).toMatchObject({ wishedPay: yearly, hourlyRate: 25 })
    expect(await change({ hourlyRate: null })).not.toHaveProperty('wishedPay')
  })

  test('survives an older client that sends the hourly rate back', async () => {
    await change({ wishedPay: yearly })
    expect(await change({ hourlyRate: 25, jobTitle: 'Cook' })).toMatchObject({ wishedPay: yearly })
    expect(await change({ hourlyRate: 26 })).toMatchObject({ wishedPay: { amount: 26, period: 'hour' } })
    await change({ wishedPay: yearly })
    await app.pool.query('update seekers set hourly_rate = 30')
    expect(await own()).toMatchObject({ hourlyRate: 30, wishedPay: { amount: 30, period: 'hour', currency: 'USD' } })
  })

  test.each([
    [{ amount: 200, period: 'day', currency: 'USD' }, 25],
    [{ amount: 1_000, period: 'week', currency: 'USD' }, 25],
    [{ amount: 4_000, period: 'month', currency: 'usd' }, 23.08],
    [{ amount: '350000', period: 'month', currency: 'JPY' }, null],
    [{ amount: 1_250.125, period: 'month', currency: 'KWD' }, null],
    [{ amount: 30_000.5, period: 'year', currency: 'EUR' }, null],
  ])('of %o is %s dollars per hour', async (wishedPay, hourlyRate) => {
    const profile = await change({ wishedPay })
    const amount = Number(wishedPay.amount)
    expect(profile).toMatchObject({
      hourlyRate,
      wishedPay: { ...wishedPay, amount, currency: wishedPay.currency.toUpperCase() },
    })
    expect(await own()).toMatchObject({ hourlyRate })
  })

  test('is searched by in any period, and not in other currencies', async () => {
    await change({ wishedPay: yearly, termsShown: true })
    expect(await found({ maxRate: 25 })).toEqual([ana._id])
    expect(await found({ maxRate: 20 })).toEqual([])
    expect(await seen()).toMatchObject({ wishedPay: yearly, hourlyRate: 25 })
    await change({ wishedPay: { ...yearly, currency: 'EUR' } })
    expect(await found({ maxRate: 200 })).toEqual([])
  })
})

describe('who sees it', () => {
  const certificates = [{ name: 'ServSafe Manager', issuer: 'Restaurant Association', number: 'X-1' }]
  const everything = {
    schools: [rye],
    certificates,
    languages: [{ language: 'es', level: 'fluent' }, { language: 'ar' }],
    links: [{ title: 'Portfolio', url: 'https://ana.example/work' }],
    workAuthorization: [{ country: 'US', sponsorship: 'not_needed' }],
    wishedPay: { amount: 52_000, period: 'year', currency: 'USD' },
  }
  const shown = [{ name: 'ServSafe Manager', issuer: 'Restaurant Association' }]

  test('companies see certificates and languages before contact, the rest after an application, the number never', async () => {
    expect(await change(everything)).toMatchObject(everything)
    const before = await seen()
    expect(before).toMatchObject({ ring: 1, certificates: shown, languages: everything.languages })
    for (const field of ['schools', 'links', 'workAuthorization', 'wishedPay']) expect(before).not.toHaveProperty(field)
    const jobId = await aJob(app, { by: acme })
    await ana.call(applyToJob, { params: { jobId }, body: { applicationDescription: 'Hello' } as never })
    const after = await seen()
    expect(after).toMatchObject({ ...everything, certificates: shown, ring: 2 })
    expect(JSON.stringify([before, after])).not.toContain('X-1')
  })

  test('a keyword finds a certificate and a language in English and Spanish, and not a school', async () => {
    await change(everything)
    for (const keyword of ['ServSafe', 'Spanish', 'español', 'Arabic', 'baker árabe'])
      expect(await found({ keyword }), keyword).toEqual([ana._id])
    for (const keyword of ['Rye College', 'X-1', 'French']) expect(await found({ keyword }), keyword).toEqual([])
    await change({ languages: null, certificates: null })
    expect(await found({ keyword: 'Spanish' })).toEqual([])
  })
})
