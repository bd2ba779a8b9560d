import * as contract from '@hearback/contract/people/employers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { companyCards, ownEmployer } from './employers.service.ts'
import '../../../test/matchers.ts'

const app = testApp()
const nobodysId = '0190a0b0-0000-7000-8000-000000000000'
const form = {
  firstName: 'Harriet',
  lastName: 'Reed',
  gender: 'female',
  businessName: 'Acme',
  businessLocation: 'Testbury, ID',
  companyWebsite: 'acme.example',
  businessDescription: 'Bread.\r\nAnd more bread.',
}
const rowOf = (id: string) =>
  app.db.selectFrom('employers').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow()
const profileOf = async (id: string, viewer = app.caller()) =>
  (await viewer.call(contract.getEmployerProfile, { params: { id } })).profile

beforeEach(async () => {
  const town = { name: 'Testbury', search_name: 'testbury', country: 'US', latitude: 43.5, longitude: -116.25 }
  await app.db
    .insertInto('places')
    .values([
      { id: 1_000_000_001, region: 'ID', population: 5_000, ...town },
      { id: 1_000_000_002, region: 'OR', population: 9_000, ...town, latitude: 44.5 },
    ])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
})

describe('a company profile', () => {
  test('is created once, placed by its location, with figures of its own', async () => {
    const harriet = await anAccount(app, 'employer')
    const { profile } = await harriet.call(contract.createEmployerProfile, { body: form })
    expect(profile).toMatchObject({
      _id: harriet._id,
      userType: 'employer',
      gender: 'female',
      businessLocation: 'Testbury, ID',
      latitude: 43.5,
      longitude: -116.25,
      companyWebsite: 'https://acme.example',
      businessDescription: 'Bread.\nAnd more bread.',
      nickname: null,
      pictures: null,
      openJobs: 0,
      imported: false,
    })
    expect(await rowOf(harriet._id)).toMatchObject({ business_name: 'Acme', place_id: 1_000_000_001 })
    expect(await app.db.selectFrom('response_stats').select('employer_id').execute()).toEqual([
      { employer_id: harriet._id },
    ])
    await expect(
      harriet.call(contract.createEmployerProfile, { body: { ...form, businessName: 'Another' } }),
    ).toBeRefused('profile_exists')
    expect((await rowOf(harriet._id)).business_name).toBe('Acme')
  })

  test('is created once of 10 calls at the same time', async () => {
    const harriet = await anAccount(app, 'employer')
    const calls = Array.from({ length: 10 }, () => harriet.call(contract.createEmployerProfile, { body: form }))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  })

  test('keeps a location that is nowhere known as text', async () => {
    const harriet = await anAccount(app, 'employer')
    const body = { ...form, businessLocation: 'Behind the Moon' }
    const { profile } = await harriet.call(contract.createEmployerProfile, { body })
    expect(profile).toMatchObject({ businessLocation: 'Behind the Moon', latitude: null, longitude: null })
  })

  test.each([
    ['firstName', { firstName: ' ' }],
    ['businessName', { businessName: undefined }],
    ['businessName', { businessName: 'x'.repeat(201) }],
    ['businessLocation', { businessLocation: null }],
    ['companyWebsite', { companyWebsite: 'javascript:alert(1)' }],
    ['businessDescription', { businessDescription: 'x'.repeat(10_001) }],
    ['nickname', { nickname: 'a\0b' }],
    ['benefits', { benefits: Array.from({ length: 13 }, (_, at) => `Benefit ${at}`) }],
    ['benefits.0', { benefits: ['x'.repeat(101)] }],
  ])('is refused with %s named when that is wrong, and nothing is made', async (field, change) => {
    const harriet = await anAccount(app, 'employer')
    const body = { ...form, ...change } as typeof form
    await expect(harriet.call(contract.createEmployerProfile, { body })).toBeRefused('invalid_input', field)
    expect(await app.db.selectFrom('employers').select('user_id').execute()).toEqual([])
  })

  test.each([
    ['jobs.acme.example:8443/open', 'https://jobs.acme.example:8443/open'],
    ['HTTPS://Acme.example', 'HTTPS://Acme.example'],
    ['acme.example/a:b', 'https://acme.example/a:b'],
  ])('has the website %s, with a scheme and its port', async (companyWebsite, stored) => {
    const harriet = await anEmployer(app)
    const { profile } = await harriet.call(contract.updateEmployerProfile, {
      params: { id: harriet._id },
      body: { companyWebsite },
    })
    expect(profile.companyWebsite).toBe(stored)
  })

  test('lists benefits in the order of the company, without duplicates; null clears them', async () => {
    const harriet = await anEmployer(app)
    const change = async (benefits: string[] | string | null) =>
      (await harriet.call(contract.updateEmployerProfile, { params: { id: harriet._id }, body: { benefits } })).profile
    expect(await change([' Free  lunch ', 'Dental', 'free lunch', '', '<b>Bread</b>'])).toMatchObject({
      benefits: ['Free lunch', 'Dental', '<b>Bread</b>'],
    })
    expect((await profileOf(harriet._id)).benefits).toEqual(['Free lunch', 'Dental', '<b>Bread</b>'])
    await expect(change(Array.from({ length: 13 }, (_, at) => `${at}`))).toBeRefused('invalid_input', 'benefits')
    expect((await profileOf(harriet._id)).benefits).toHaveLength(3)
    expect((await change('Bread, Cake')).benefits).toEqual(['Bread', 'Cake'])
    expect((await change(null)).benefits).toBeNull()
  })

  test('is not for job seekers', async () => {
    const ana = await anAccount(app, 'jobseeker')
    await expect(ana.call(contract.createEmployerProfile, { body: form })).toBeRefused('not_allowed')
  })
})

describe('reading a company', () => {
  test('shows gender to the owner alone', async () => {
    const acme = await anEmployer(app)
    const readers = [app.caller(), await anEmployer(app), await anAccount(app, 'jobseeker')]
    for (const reader of readers) expect(await profileOf(acme._id, reader)).not.toHaveProperty('gender')
    expect(await profileOf(acme._id, acme)).toHaveProperty('gender', 'female')
  })

  test('counts the open jobs, not those that are paused or past their time', async () => {
    const acme = await anEmployer(app)
    await aJob(app, { by: acme })
    await aJob(app, { by: acme, status: 'paused' })
    await aJob(app, { by: acme, expiredDaysAgo: 1 })
    await aJob(app, { by: await anEmployer(app) })
    expect((await profileOf(acme._id)).openJobs).toBe(1)
  })

  test('is refused where there is none', async () => {
    await expect(profileOf(nobodysId)).toBeRefused('not_found')
    await expect(profileOf((await anAccount(app, 'employer'))._id)).toBeRefused('not_found')
    await expect(profileOf('acme')).toBeRefused('invalid_input', 'id')
  })
})

describe('changing a company', () => {
  const update = (
    who: { call: typeof app.caller extends () => { call: infer C } ? C : never },
    id: string,
    body: object,
  ) => who.call(contract.updateEmployerProfile, { params: { id }, body })

  test('touches only the fields sent; null or an empty text clears one', async () => {
    const harriet = await anAccount(app, 'employer')
    await harriet.call(contract.createEmployerProfile, { body: { ...form, nickname: 'Harry', profession: 'Baker' } })
    const before = await rowOf(harriet._id)
    const body = { id: nobodysId, userType: 'admin', businessName: 'Acme Bread', nickname: null, companyWebsite: '' }
    const { profile } = await update(harriet, harriet._id, body)
    expect(profile).toMatchObject({ businessName: 'Acme Bread', nickname: null, companyWebsite: null })
    expect(await rowOf(harriet._id)).toEqual({
      ...before,
      business_name: 'Acme Bread',
      nickname: null,
      company_website: null,
      updated_at: expect.any(Date),
    })
  })

  test('finds the coordinates of a new location, and drops the old ones where it is unknown', async () => {
    const acme = await anEmployer(app)
    const moved = await update(acme, acme._id, { businessLocation: 'testbury' })
    expect(moved.profile).toMatchObject({ businessLocation: 'testbury', latitude: 44.5 })
    const lost = await update(acme, acme._id, { businessLocation: 'Nowhere at all' })
    expect(lost.profile).toMatchObject({ businessLocation: 'Nowhere at all', latitude: null, longitude: null })
    expect((await rowOf(acme._id)).place_id).toBeNull()
  })

  test('by nothing is no change', async () => {
    const acme = await anEmployer(app)
    const before = await rowOf(acme._id)
    await update(acme, acme._id, {})
    expect(await rowOf(acme._id)).toEqual(before)
  })

  test('is for its owner alone, and refuses to clear what a company needs', async () => {
    const acme = await anEmployer(app, { businessName: 'Acme' })
    const other = await anEmployer(app)
    await expect(update(other, acme._id, { businessName: 'Mine' })).toBeRefused('not_allowed')
    await expect(update(acme, nobodysId, { businessName: 'Mine' })).toBeRefused('not_found')
    const newcomer = await anAccount(app, 'employer')
    await expect(update(newcomer, newcomer._id, { businessName: 'Mine' })).toBeRefused('not_found')
    await expect(update(acme, acme._id, { businessName: null, lastName: '' })).toBeRefused(
      'invalid_input',
      'businessName',
      'lastName',
    )
    expect((await rowOf(acme._id)).business_name).toBe('Acme')
  })

  test('tells the rest of the application', async () => {
    const acme = await anEmployer(app)
    const changed = new Promise((resolve) => app.deps.events.on('employer.changed', resolve))
    await update(acme, acme._id, { industryType: 'Food' })
    expect(await changed).toEqual({ employerId: acme._id })
  })
})

describe('for other features', () => {
  const viewerOf = ({ _id }: { _id: string }) => ({
    userId: _id,
    companyId: _id,
    role: 'owner' as const,
    sessionId: _id,
    userType: 'employer' as const,
    isFormerMember: false,
    pending: false,
    suspended: false,
  })

  test('cards come by id, without figures while a company is new here', async () => {
    const acme = await anEmployer(app, { businessName: 'Acme' })
    const cards = await companyCards(app.db, [acme._id, acme._id, nobodysId])
    expect([...cards.keys()]).toEqual([acme._id])
    expect(cards.get(acme._id)).toEqual({
      _id: acme._id,
      businessName: 'Acme',
      businessLocation: 'Boise, ID',
      industryType: null,
      companySize: null,
      profilePicture: null,
      rating: { average: null, count: 0 },
      responseStats: { finished: 0, answered: 0, answeredShare: null, medianDays: null },
      rescindedOffers: 0,
      verification: null,
    })
  })

  test('an employer without a company profile is told to complete it', async () => {
    const acme = await anEmployer(app)
    expect(await ownEmployer(app.db, viewerOf(acme))).toMatchObject({ user_id: acme._id })
    const newcomer = await anAccount(app, 'employer')
    await expect(ownEmployer(app.db, viewerOf(newcomer))).rejects.toMatchObject({ code: 'profile_required' })
  })
})
