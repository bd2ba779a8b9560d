import {
  createEmployerProfile,
  getEmployerProfile,
  updateEmployerProfile,
} from '@hearback/contract/people/employers.ts'
import { getSeekerProfile, searchTalents, updateSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../../test/factories.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { readCompanyPlaces } from '../../employers/employer-places.service.ts'
import { readSeekerPlaces } from './seeker-places.service.ts'

const app = testApp()
const portland = { city: 'Portland', region: 'OR', country: 'US' }

const move = (seeker: Person, city: string) =>
  seeker.call(updateSeekerProfile, { params: { id: seeker._id }, body: { city } })
const profileOf = async (seeker: Person) =>
  (await seeker.call(getSeekerProfile, { params: { id: seeker._id }, query: {} })).profile
const companyOf = async (company: Person) =>
  (await app.caller().call(getEmployerProfile, { params: { id: company._id } })).profile
const query = (text: string, values: unknown[] = []) => app.pool.query(text, values)

describe('the place of a profile', () => {
  test('keeps the text that was sent, with its parts beside it', async () => {
    const seeker = await aSeeker(app)
    const { profile } = await move(seeker, 'Portland, OR, United States')
    expect(profile).toMatchObject({ city: 'Portland, OR, United States', place: portland })
    expect((await move(seeker, 'Camp Nowhere')).profile).toMatchObject({
      place: { city: 'Camp Nowhere', region: null, country: null },
      location: null,
    })
    expect((await move(seeker, '83702')).profile).toMatchObject({
      city: '83702',
      place: { city: 'Boise', region: 'ID', country: 'US' },
    })
  })

  test('of a company too', async () => {
    const owner = await anAccount(app, 'employer')
    const names = { firstName: 'Jo', lastName: 'Lee', businessName: 'Acme' }
    const { profile } = await owner.call(createEmployerProfile, { body: { ...names, businessLocation: 'London, UK' } })
    expect(profile).toMatchObject({
      businessLocation: 'London, UK',
      place: { city: 'London', region: 'England', country: 'GB' },
    })
    const body = { businessLocation: 'Portland, OR, United States' }
    const moved = await owner.call(updateEmployerProfile, { params: { id: profile._id }, body })
    expect(moved.profile.place).toEqual(portland)
  })

  test('shows to an employer who finds the profile', async () => {
    const seeker = await aSeeker(app)
    await move(seeker, 'Portland, OR')
    const found = await (await anEmployer(app)).call(searchTalents, { body: { city: 'Portland, OR' } })
    expect(found.profiles.map(({ place }) => place)).toEqual([portland])
  })

  test.each([
    ['pORTLAND , or', 'Portland, OR'],
    ['Portland, OR, United States', 'Portland, OR'],
    ['PORTLAND', 'Portland, OR'],
    ['97205', 'Portland, OR'],
    ['lyon', 'Lyon, France'],
    ['Camp Nowhere ', 'Camp Nowhere'],
    ['12 Main St, Portland, OR', 'Portland, OR'],
    ['12 Main St, Nowhere, OR', 'Nowhere, OR'],
    ['Singapore', 'Singapore'],
  ])('typed as %s shows to others as %s, and to its owner as typed', async (typed, shown) => {
    const seeker = await aSeeker(app)
    await move(seeker, typed)
    expect((await profileOf(seeker)).city).toBe(typed.trim())
    const { profiles } = await (await anEmployer(app)).call(searchTalents, { body: {} })
    expect(profiles.map(({ city }) => city)).toEqual([shown])
  })
})

test('a street is no word to find a profile by', async () => {
  await move(await aSeeker(app), '12 Fuchsienweg, Portland, OR')
  const find = async (city: string) =>
    (await (await anEmployer(app)).call(searchTalents, { body: { city } })).profiles.length
  expect([await find('Fuchsienweg'), await find('Portland, OR')]).toEqual([0, 1])
})

describe('profiles of earlier releases', () => {
  test('have no parts until background work reads them, which is no change of the profile', async () => {
    const seeker = await aSeeker(app)
    await move(seeker, 'Portland, OR')
    await query(
      `update seekers set location_text = null, location_city = null, location_region = null, location_country = null`,
    )
    const before = await profileOf(seeker)
    expect(before).toMatchObject({ city: 'Portland, OR', place: null })
    await readSeekerPlaces(app.deps)
    expect(await profileOf(seeker)).toEqual({ ...before, place: portland })
  })

  test('that an earlier release moves meanwhile are read again', async () => {
    const seeker = await aSeeker(app)
    await move(seeker, 'Portland, OR')
    await query(`update seekers set city = 'Boise, ID' where user_id = $1`, [seeker._id])
    expect((await profileOf(seeker)).place).toBeNull()
    await readSeekerPlaces(app.deps)
    expect((await profileOf(seeker)).place).toEqual({ city: 'Boise', region: 'ID', country: 'US' })
  })

  test('are found around a town that is known by now, and keep the point that they gave', async () => {
    const lost = await aSeeker(app, { nickname: 'lost' })
    const exact = await aSeeker(app, { nickname: 'exact' })
    for (const { _id } of [lost, exact])
      await query(
        `update seekers set city = 'Portland, OR', location_text = null, place_id = null, latitude = null, longitude = null
         where user_id = $1`,
        [_id],
      )
    await query(`update seekers set latitude = 45.51, longitude = -122.6 where user_id = $1`, [exact._id])
    await readSeekerPlaces(app.deps)
    expect((await profileOf(exact)).location).toEqual({
      latitude: expect.closeTo(45.51, 4),
      longitude: expect.closeTo(-122.6, 4),
    })
    const found = await (await anEmployer(app)).call(searchTalents, { body: { city: 'Portland, OR', radius: 25 } })
    expect(found.profiles.map(({ displayName }) => displayName).toSorted()).toEqual(['exact', 'lost'])
  })

  test('of companies are read likewise, in several runs as in one', async () => {
    const companies = [await anEmployer(app), await anEmployer(app), await anEmployer(app)]
    await query(`update employers set business_location = 'Portland, OR', location_text = null, place_id = null`)
    const before = await Promise.all(companies.map(companyOf))
    await Promise.all([readCompanyPlaces(app.deps), readCompanyPlaces(app.deps)])
    await readCompanyPlaces(app.deps)
    for (const [index, company] of companies.entries()) {
      const { place, updatedAt } = await companyOf(company)
      expect({ place, updatedAt }).toEqual({ place: portland, updatedAt: before[index]?.updatedAt })
    }
    const { rows } = await query(`select from employers where location_text is distinct from business_location`)
    expect(rows).toEqual([])
  })
})
