import type { InputOf } from '@hearback/contract/endpoint.ts'
import { createAlert, listAlerts, removeAlert, removeNamedAlert, updateAlert } from '@hearback/contract/jobs/alerts.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anAccount } from '../../../test/factories.ts'
import '../../../test/matchers.ts'

const app = testApp()
type Form = InputOf<typeof createAlert>['body']
const hoursAway = async () => {
  const { rows } = await app.pool.query(
    `select time_zone, to_char(next_at at time zone time_zone, 'HH24:MI') as hour,
      next_at > now() and next_at <= now() + interval '1 day' as is_next from alert_digests`,
  )
  return rows
}

describe('a saved search', () => {
  test('keeps what job search takes, and is listed with the latest first', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const { alert } = await ana.call(createAlert, {
      body: { keyword: 'baker', location: 'Boise', workplace: ['onsite'], payFrom: '20', name: 'Bread' },
    })
    expect(alert).toEqual({
      _id: expect.any(String),
      name: 'Bread',
      keyword: 'baker',
      location: 'Boise',
      latitude: null,
      longitude: null,
      radius: null,
      category: [],
      employmentType: [],
      workplace: ['onsite'],
      payFrom: 20,
      payPeriod: 'hour',
      payCurrency: 'USD',
      answersShare: null,
      answersWithinDays: null,
      verified: false,
      hideApplied: false,
      paused: false,
      createdAt: expect.any(String),
      updatedAt: alert.createdAt,
    })
    const second = await ana.call(createAlert, { body: { keyword: 'miller' } })
    expect(second.alert.name).toBe('miller')
    expect((await ana.call(listAlerts)).alerts.map(({ _id }) => _id)).toEqual([second.alert._id, alert._id])
    expect((await (await anAccount(app, 'jobseeker')).call(listAlerts)).alerts).toEqual([])
  })

  test('saved once more is the same, under its new name', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const save = (name: string) => ana.call(createAlert, { body: { keyword: 'baker', location: 'Boise', name } })
    const ids = (await Promise.all(['One', 'One', 'One'].map(save))).map(({ alert }) => alert._id)
    expect(new Set(ids).size).toBe(1)
    await ana.call(updateAlert, { params: { id: ids[0] ?? '' }, body: { paused: true } })
    const { alert } = await save('Two')
    expect(alert.paused).toBe(false)
    expect((await ana.call(listAlerts)).alerts.map(({ name }) => name)).toEqual(['Two'])
  })

  test('keeps the answers that it asks for, and equals one without where these are empty', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const save = (body: Form) => ana.call(createAlert, { body })
    const { alert } = await save({ answersShare: 80, answersWithinDays: 7, hideApplied: true })
    expect(alert).toMatchObject({ answersShare: 80, answersWithinDays: 7, hideApplied: true })
    expect(alert.name).toBe('Jobs answering 80%+')
    const plain = await save({ keyword: 'baker' })
    const empty = await save({ keyword: 'baker', answersShare: null, answersWithinDays: null, hideApplied: false })
    expect(empty.alert._id).toBe(plain.alert._id)
    await expect(save({ hideApplied: true })).toBeRefused('invalid_input', 'keyword')
    await expect(save({ answersShare: 81 })).toBeRefused('invalid_input', 'answersShare')
  })

  test('keeps skills, which alone are a search too, in any order', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const save = (skills: string[]) => ana.call(createAlert, { body: { skills } })
    const { alert } = await save(['Rye', 'Baking'])
    expect(alert).toMatchObject({ name: 'Baking, Rye', skills: ['Baking', 'Rye'] })
    expect((await save(['Baking', 'Rye'])).alert._id).toBe(alert._id)
    expect((await ana.call(createAlert, { body: { keyword: 'baker', skills: [] } })).alert).not.toHaveProperty('skills')
  })

  test('is the same whatever filter was chosen first', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const save = (workplace: ('remote' | 'hybrid')[]) => ana.call(createAlert, { body: { workplace } })
    const { alert } = await save(['remote', 'hybrid'])
    expect((await save(['hybrid', 'remote'])).alert._id).toBe(alert._id)
  })

  test('is renamed, paused and resumed by its owner alone', async () => {
    const [ana, bea] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'jobseeker')]
    const { alert } = await ana.call(createAlert, { body: { keyword: 'baker' } })
    const params = { id: alert._id }
    const change = (body: InputOf<typeof updateAlert>['body']) => ana.call(updateAlert, { params, body })
    expect((await change({ name: 'Bread' })).alert).toMatchObject({ name: 'Bread', paused: false })
    expect((await change({ paused: true })).alert).toMatchObject({ name: 'Bread', paused: true })
    expect((await change({ paused: false })).alert).toMatchObject({ name: 'Bread', paused: false })
    await expect(change({ name: ' ' })).toBeRefused('invalid_input', 'name')
    await expect(bea.call(updateAlert, { params, body: { paused: true } })).toBeRefused('not_found')
    expect((await ana.call(listAlerts)).alerts).toMatchObject([{ name: 'Bread', paused: false }])
  })

  test('is one of at most 20, however many are saved concurrently', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const save = (n: number) => ana.call(createAlert, { body: { keyword: `word${n}` } })
    for (let n = 0; n < 16; n++) await save(n)
    // Fewer than the connections of the pool, so that none waits for one too long on a busy machine.
    const results = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => save(16 + n)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    await expect(ana.call(createAlert, { body: { keyword: 'more' } })).toBeRefused('invalid_input', 'name')
    const { alerts } = await ana.call(listAlerts)
    const { keyword = '' } = alerts[0] ?? {}
    await ana.call(createAlert, { body: { keyword, name: 'Renamed' } })
    await ana.call(removeAlert, { params: { id: alerts[3]?._id ?? '' } })
    await ana.call(createAlert, { body: { keyword: 'more' } })
  })

  test('is removed by its owner alone', async () => {
    const [ana, bea] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'jobseeker')]
    const { alert } = await ana.call(createAlert, { body: { keyword: 'baker' } })
    const params = { id: alert._id }
    await expect(bea.call(removeAlert, { params })).toBeRefused('not_found')
    await ana.call(removeAlert, { params })
    await expect(ana.call(removeAlert, { params })).toBeRefused('not_found')
    expect((await ana.call(listAlerts)).alerts).toEqual([])
  })

  test.each(['body', 'query'])('is removed by its id in the %s as well', async (part) => {
    const [ana, bea] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'jobseeker')]
    const { alert } = await ana.call(createAlert, { body: { keyword: 'baker' } })
    const named = { [part]: { id: alert._id } }
    await expect(bea.call(removeNamedAlert, named)).toBeRefused('not_found')
    await expect(ana.call(removeNamedAlert)).toBeRefused('invalid_input', 'id')
    await ana.call(removeNamedAlert, named)
    expect((await ana.call(listAlerts)).alerts).toEqual([])
  })

  test.each<[string, Form]>([
    ['keyword', {}],
    ['keyword', { keyword: '  ', payPeriod: 'year' }],
    ['radius', { keyword: 'baker', radius: 501 }],
    ['name', { keyword: 'baker', name: 'x'.repeat(81) }],
    ['timeZone', { keyword: 'baker', timeZone: 'Atlantis' }],
  ])('names a wrong %s', async (field, body) => {
    const ana = await anAccount(app, 'jobseeker')
    await expect(ana.call(createAlert, { body })).toBeRefused('invalid_input', field)
    expect((await ana.call(listAlerts)).alerts).toEqual([])
  })
})

describe('the hour of the mail', () => {
  test('is seven in the morning of the zone that was given last, else of UTC', async () => {
    const ana = await anAccount(app, 'jobseeker')
    await ana.call(createAlert, { body: { keyword: 'a1' } })
    expect(await hoursAway()).toEqual([{ time_zone: 'UTC', hour: '07:00', is_next: true }])
    await ana.call(createAlert, { body: { keyword: 'a2', timeZone: 'Pacific/Auckland' } })
    await ana.call(createAlert, { body: { keyword: 'a3' } })
    expect(await hoursAway()).toEqual([{ time_zone: 'Pacific/Auckland', hour: '07:00', is_next: true }])
    await ana.call(createAlert, { body: { keyword: 'a4', timeZone: 'America/Boise' } })
    expect(await hoursAway()).toEqual([{ time_zone: 'America/Boise', hour: '07:00', is_next: true }])
  })
})
