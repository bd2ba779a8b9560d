import * as contract from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const form = { title: 'Baker', company: 'Crumb Works', startDate: '2015-01', endDate: '2018-12-31' }

let ana: Person
beforeEach(async () => {
  ana = await aSeeker(app)
})

const add = (body: object = {}) => ana.call(contract.addExperience, { body: { ...form, ...body } })
const change = (id: string, body: object) => ana.call(contract.updateExperience, { params: { id }, body })
const remove = (id: string) => ana.call(contract.removeExperience, { params: { id } })
const rows = () => app.db.selectFrom('experiences').selectAll().execute()

describe('an experience', () => {
  test('is added with all that the seeker alone sees, and not confirmed', async () => {
    const secret = { companyEmail: 'boss@crumb.example', Rate: '21.5', leavingReason: 'The oven broke' }
    const { experience, profile } = await add({ ...secret, description: 'Rye', city: '' })
    expect(experience).toMatchObject({
      ...form,
      ...secret,
      Rate: 21.5,
      description: 'Rye',
      city: null,
      employed: false,
      verification: 'pending',
    })
    expect(profile.experience).toEqual([experience])
  })

  test('has no end while the seeker still works there', async () => {
    const { experience } = await add({ employed: true })
    expect(experience).toMatchObject({ employed: true, endDate: null })
    const left = await change(experience._id, { endDate: '2020-01' })
    expect(left.experience).toMatchObject({ employed: false, endDate: '2020-01' })
    const back = await change(experience._id, { employed: true })
    expect(back.experience).toMatchObject({ employed: true, endDate: null })
  })

  test('stands among the others by its start, the newest first', async () => {
    await add({ startDate: '2012-05', title: 'old' })
    await add({ startDate: '2016-03-02', title: 'new' })
    const { profile } = await add({ startDate: '2016-03-01', title: 'middle' })
    expect(profile.experience?.map(({ title }) => title)).toEqual(['new', 'middle', 'old'])
  })

  test('changes only where something is sent, and null clears', async () => {
    const { experience } = await add({ description: 'Rye', Rate: 20, companyEmail: 'boss@crumb.example' })
    const changed = await change(experience._id, { description: null, title: 'Head baker', companyEmail: '' })
    expect(changed.experience).toMatchObject({
      title: 'Head baker',
      company: 'Crumb Works',
      description: null,
      companyEmail: null,
      Rate: 20,
      endDate: '2018-12-31',
    })
    expect(changed.profile.experience).toEqual([changed.experience])
  })

  test.each([
    ['title', { title: '' }],
    ['company', { company: undefined }],
    ['startDate', { startDate: '15' }],
    ['startDate', { startDate: '2015-02-30' }],
    ['endDate', { endDate: '2014-12' }],
    ['startDate', { endDate: '2014-12' }],
    ['Rate', { Rate: -1 }],
    ['companyEmail', { companyEmail: 'boss at crumb' }],
    ['employed', { employed: 'perhaps' }],
    ['description', { description: 'x'.repeat(limits.description + 1) }],
    ['leavingReason', { leavingReason: 'x'.repeat(limits.longText + 1) }],
  ])('with a wrong %s is refused by name and not stored', async (field, wrong) => {
    await expect(add(wrong)).toBeRefused('invalid_input', field)
    expect(await rows()).toEqual([])
  })

  test.each([
    ['endDate', { endDate: '2014-12' }],
    ['startDate', { startDate: '2019-01' }],
    ['title', { title: null }],
  ])('keeps its place when a change has a wrong %s', async (field, wrong) => {
    const { experience } = await add()
    const before = await rows()
    await expect(change(experience._id, { ...wrong, description: 'changed' })).toBeRefused('invalid_input', field)
    expect(await rows()).toEqual(before)
  })

  test('of another cannot be changed or removed', async () => {
    const { experience } = await add()
    const params = { id: experience._id }
    const bea = await aSeeker(app)
    await expect(bea.call(contract.updateExperience, { params, body: { title: 'Thief' } })).toBeRefused('not_found')
    await expect(bea.call(contract.removeExperience, { params })).toBeRefused('not_found')
    const acme = await anAccount(app, 'employer')
    await expect(acme.call(contract.addExperience, { body: form })).toBeRefused('not_allowed')
    await expect(acme.call(contract.updateExperience, { params, body: {} })).toBeRefused('not_allowed')
    await expect(acme.call(contract.removeExperience, { params })).toBeRefused('not_allowed')
    expect(await rows()).toMatchObject([{ title: 'Baker' }])
  })

  test('is removed by its owner, once', async () => {
    const { experience } = await add()
    expect((await remove(experience._id)).profile.experience).toEqual([])
    expect(await rows()).toEqual([])
    await expect(remove(experience._id)).toBeRefused('not_found')
    await expect(change(experience._id, { title: 'Cook' })).toBeRefused('not_found')
  })

  test('needs a profile', async () => {
    const nobody = await anAccount(app, 'jobseeker')
    await expect(nobody.call(contract.addExperience, { body: form })).toBeRefused('profile_required')
  })

  test(`is one of at most ${limits.experiences}, also when the last two come concurrently`, async () => {
    const insert = `insert into experiences (seeker_id, title, company, start_date)
      select $1, 'Baker', 'Crumb', '2015-01' from generate_series(1, $2::int)`
    await app.pool.query(insert, [ana._id, limits.experiences - 1])
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const other = await app.pool.connect()
    await other.query('begin')
    await other.query('select from seekers where user_id = $1 for update', [ana._id])
    await other.query(insert, [ana._id, 1])
    const late = add().catch((error: unknown) => error)
    await eventually(async () => (await app.pool.query(waiting)).rowCount || undefined)
    await other.query('commit')
    other.release()
    await expect(late.then((outcome) => Promise.reject(outcome))).toBeRefused('invalid_input', 'title')
    expect(await rows()).toHaveLength(limits.experiences)
  })
})
