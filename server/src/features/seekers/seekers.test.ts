import * as contract from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aSeeker, someTowns } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const form = { firstName: 'Ana', lastName: 'Ruiz', city: 'Boise', jobTitle: 'Baker', skill: ['baking', 'rye'] }
const millbury = { latitude: 43.5, longitude: -116.25 }
const ryeford = { latitude: 52.5, longitude: 13.25 }
const point = { latitude: 43.61234, longitude: -116.20456 }

let ana: Person
beforeEach(async () => {
  await someTowns(app)
  ana = await anAccount(app, 'jobseeker', 'ana')
})

const publish = async (body: object = {}) =>
  (await ana.call(contract.publishProfile, { body: { ...form, ...body } })).profile
const update = async (body: object) =>
  (await ana.call(contract.updateSeekerProfile, { params: { id: ana._id }, body })).profile
const seekers = () => app.db.selectFrom('seekers').selectAll().execute()
const searchable = async () => (await app.db.selectFrom('talent_search').select('id').execute()).map((row) => row.id)

describe('publishing a profile', () => {
  test('makes it and makes it findable', async () => {
    const profile = await publish({ nickname: '', vacationHours: '80', covidVaccine: true, hourlyRate: 18.5 })
    expect(profile).toMatchObject({
      ...form,
      _id: ana._id,
      ring: 4,
      displayName: 'Ana Ruiz',
      nickname: null,
      vacationHours: 80,
      covidVaccine: 'yes',
      hourlyRate: 18.5,
      published: true,
      experience: [],
      pictures: null,
      email: ana.email,
    })
    expect(await seekers()).toMatchObject([{ user_id: ana._id, published_at: expect.any(Date) }])
    expect(await searchable()).toEqual([ana._id])
  })

  test('again replaces all but the picture, the experience and the date of publication', async () => {
    await publish({ aboutMe: 'I rise early', nickname: 'A', location: point, dentalInsurance: 'no' })
    await app.pool.query(`update seekers set picture_key = 'k', published_at = '2026-01-01'`)
    await ana.call(contract.addExperience, { body: { title: 'Baker', company: 'Crumb', startDate: '2020-01' } })
    const profile = await publish({ jobTitle: 'Cook' })
    expect(profile).toMatchObject({ jobTitle: 'Cook', aboutMe: null, nickname: null, dentalInsurance: null })
    expect(profile.experience).toHaveLength(1)
    expect(await seekers()).toMatchObject([{ picture_key: 'k', published_at: new Date('2026-01-01') }])
  })

  test('ten times concurrently makes one profile, found once', async () => {
    const titles = Array.from({ length: 10 }, (_, i) => `Baker ${i}`)
    await Promise.all(titles.map((jobTitle) => publish({ jobTitle })))
    expect(await seekers()).toHaveLength(1)
    expect(await searchable()).toEqual([ana._id])
    const [profile] = await seekers()
    const { rows } = await app.pool.query(
      `select strip(search_title($1, '') || title_words) = strip(title_words) as same from talent_search`,
      [profile?.job_title],
    )
    expect(rows).toEqual([{ same: true }])
  })

  test.each([
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: undefined }],
    ['skill', { skill: 7 }],
    ['vacationHours', { vacationHours: 1001 }],
    ['hourlyRate', { hourlyRate: 10_000.01 }],
    ['covidVaccine', { covidVaccine: 'maybe' }],
    ['aboutMe', { aboutMe: 'x'.repeat(2001) }],
    ['eduendDate', { edustartDate: '2015-01', eduendDate: '2014-12' }],
    ['edustartDate', { edustartDate: '2015-13' }],
    ['latitude', { latitude: 43.6 }],
    ['longitude', { longitude: -116.2 }],
    ['location.longitude', { location: { latitude: 43.6 } }],
    ['location.latitude', { location: { latitude: 91, longitude: 0 } }],
  ])('names a wrong %s and makes nothing', async (field, change) => {
    await expect(publish(change)).toBeRefused('invalid_input', field)
    expect(await seekers()).toEqual([])
  })

  test('is for job seekers', async () => {
    const acme = await anAccount(app, 'employer')
    await expect(acme.call(contract.publishProfile, { body: form })).toBeRefused('not_allowed')
    await expect(app.caller().call(contract.publishProfile, { body: form })).toBeRefused('not_signed_in')
  })
})

describe('the place', () => {
  test.each([{ location: point }, point])('is the point sent as %o', async (sent) => {
    expect((await publish(sent)).location).toEqual(point)
  })

  test('is that of the city where no point is sent', async () => {
    const profile = await publish({ city: 'Millbury, ID' })
    expect(profile).toMatchObject({ city: 'Millbury, ID', location: millbury })
    expect(await seekers()).toMatchObject([{ place_id: expect.any(Number), ...millbury }])
  })

  test('is nowhere where the city is unknown', async () => {
    expect(await publish({ city: 'Xyzzyqwv' })).toMatchObject({ city: 'Xyzzyqwv', location: null })
    expect(await searchable()).toEqual([ana._id])
  })

  test('moves with the city, stays with other changes, and falls back to the city when cleared', async () => {
    await publish({ city: 'Millbury', location: point })
    expect((await update({ jobTitle: 'Cook', city: 'Millbury' })).location).toEqual(point)
    expect((await update({ location: null })).location).toEqual(millbury)
    expect((await update({ latitude: 1, longitude: 2 })).location).toEqual({ latitude: 1, longitude: 2 })
    expect((await update({ city: 'Ryeford' })).location).toEqual(ryeford)
    expect((await update({ city: 'Millbury', ...point })).location).toEqual(point)
    expect((await update({ latitude: null, longitude: null })).location).toEqual(millbury)
  })

  test('shows to strangers as one point for all within a cell of about 2 km', async () => {
    const acme = await anEmployer(app)
    const shown = async (latitude: number, longitude: number) => {
      await update({ latitude, longitude })
      return (await acme.call(contract.getSeekerProfile, { params: { id: ana._id } })).profile.location
    }
    await publish()
    const first = await shown(43.6101, -116.2001)
    expect(await shown(43.6149, -116.2049)).toEqual(first)
    expect(await shown(43.6549, -116.2049)).not.toEqual(first)
  })

  test('lies within about 2 km of the point for strangers, everywhere on earth', async () => {
    const { rows } = await app.pool.query(`
      select max(6371 * 2 * asin(sqrt(power(sin(radians(public_latitude(lat) - lat) / 2), 2) + cos(radians(lat))
          * cos(radians(public_latitude(lat))) * power(sin(radians(public_longitude(lat, lon) - lon) / 2), 2)))) as km,
        bool_and(public_latitude(lat) between -90 and 90 and public_longitude(lat, lon) between -180 and 180) as on_earth
      from (select (lat + 0.0037)::real as lat, (lon + 0.0053)::real as lon
        from generate_series(-90, 89.9, 0.93) lat, generate_series(-180, 179.9, 7.3) lon) as points`)
    expect(rows[0].on_earth).toBe(true)
    expect(rows[0].km).toBeGreaterThan(0.5)
    expect(rows[0].km).toBeLessThan(2)
  })
})

describe('changing a profile', () => {
  test('changes only what is sent, and null clears', async () => {
    await publish({ nickname: 'A', aboutMe: 'I rise early', hourlyRate: 20, medicalInsurance: 'yes' })
    const profile = await update({ aboutMe: null, hourlyRate: 21, skill: 'rye, wheat, Rye', availability: '' })
    expect(profile).toMatchObject({
      ...form,
      skill: ['rye', 'wheat'],
      nickname: 'A',
      aboutMe: null,
      hourlyRate: 21,
      medicalInsurance: 'yes',
      availability: null,
    })
  })

  test('takes an empty text for null', async () => {
    await publish({ nickname: 'A', hourlyRate: 20, medicalInsurance: 'yes', edustartDate: '2010-01' })
    const cleared = { hourlyRate: null, medicalInsurance: null, edustartDate: null }
    expect(await update({ hourlyRate: '', medicalInsurance: '', edustartDate: '' })).toMatchObject({
      ...cleared,
      nickname: 'A',
    })
  })

  test('takes null for no skills', async () => {
    await publish()
    expect(await update({ skill: null })).toMatchObject({ ...form, skill: [] })
  })

  test('with nothing sent changes nothing', async () => {
    const { updatedAt: _, ...before } = await publish({ location: point })
    expect(await update({})).toMatchObject(before)
  })

  test('hides it from search and shows it again', async () => {
    await publish()
    expect(await update({ published: false })).toMatchObject({ published: false })
    expect(await searchable()).toEqual([])
    expect(await update({ jobTitle: 'Cook' })).toMatchObject({ published: false })
    expect(await searchable()).toEqual([])
    expect(await update({ published: true })).toMatchObject({ published: true, jobTitle: 'Cook' })
    expect(await searchable()).toEqual([ana._id])
  })

  test.each([
    ['jobTitle', { jobTitle: null }],
    ['city', { city: '' }],
    ['skill', { skill: 7 }],
    ['published', { published: 'perhaps' }],
    ['latitude', { longitude: 3 }],
    ['eduendDate', { eduendDate: '2009-12' }],
    ['edustartDate', { edustartDate: '2016-01' }],
  ])('names a wrong %s and changes nothing', async (field, change) => {
    await publish({ edustartDate: '2010-01', eduendDate: '2014-06' })
    const before = await seekers()
    await expect(update({ ...change, aboutMe: 'changed' })).toBeRefused('invalid_input', field)
    expect(await seekers()).toEqual(before)
  })

  test('is for its owner, once there is one', async () => {
    await expect(update({ jobTitle: 'Cook' })).toBeRefused('not_found')
    await publish()
    const bea = await aSeeker(app, { name: 'bea' })
    const change = { params: { id: ana._id }, body: { jobTitle: 'Thief' } }
    await expect(bea.call(contract.updateSeekerProfile, change)).toBeRefused('not_allowed')
    expect(await seekers()).toMatchObject([{ job_title: 'Baker' }, { job_title: 'Baker' }])
  })

  test('is told to whoever listens, after it is stored', async () => {
    const told: string[] = []
    app.deps.events.on('seeker.changed', ({ seekerId }) => void told.push(seekerId))
    await publish()
    await update({ jobTitle: 'Cook' })
    await expect(update({ latitude: 1 })).toBeRefused('invalid_input')
    expect(told).toEqual([ana._id, ana._id])
  })
})
