import { mapTalents } from '@hearback/contract/jobs/maps.ts'
import { hideFromEmployer, searchTalents } from '@hearback/contract/people/seekers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { boise, portland } from '../../../test/place-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
let acme: Person
beforeEach(async () => {
  acme = await anEmployer(app)
})
const map = (body: object = {}) => acme.call(mapTalents, { body })

test('the map of a talent search is for employers', async () => {
  await expect((await aSeeker(app)).call(mapTalents, { body: {} })).toBeRefused('not_allowed')
  await expect(app.caller().call(mapTalents, { body: {} })).toBeRefused('not_signed_in')
})

test('has one pin a town, with the people whom the search shows there', async () => {
  const [ana, ben] = [await aSeeker(app, { nickname: 'ana' }), await aSeeker(app, { nickname: 'ben' })]
  const cleo = await aSeeker(app, { city: 'Portland', jobTitle: 'Cook', skill: ['cooking'] })
  const { pins, total } = await map()
  expect(total).toBe(3)
  expect(pins).toMatchObject([
    { name: 'Portland', label: 'Portland, OR, United States', profiles: [cleo._id] },
    { name: 'Boise', label: 'Boise, ID, United States', profiles: [ben._id, ana._id] },
  ])
  expect((await map({ skill: 'baking' })).pins.map((pin) => pin.name)).toEqual(['Boise'])
  expect((await map({ keyword: 'cook' })).pins.map((pin) => pin.name)).toEqual(['Portland'])
  expect((await map({ city: 'Portland' })).pins.map((pin) => pin.name)).toEqual(['Portland'])
})

test('shows no one more exactly than by the town, and tells nothing else of them', async () => {
  const home = { latitude: boise.latitude + 0.051, longitude: boise.longitude + 0.043 }
  const ana = await aSeeker(app, { point: home })
  const { pins } = await map({ ...boise, radius: 25 })
  expect(pins).toEqual([
    {
      name: 'Boise',
      label: 'Boise, ID, United States',
      latitude: expect.closeTo(boise.latitude),
      longitude: expect.closeTo(boise.longitude),
      profiles: [ana._id],
    },
  ])
})

test('hides who is hidden: from this company, or not published, or without a town', async () => {
  const ana = await aSeeker(app)
  await aSeeker(app, { published: false })
  await aSeeker(app, { city: 'Nowhere at all' })
  expect((await map()).pins.flatMap((pin) => pin.profiles)).toEqual([ana._id])
  await ana.call(hideFromEmployer, { params: { id: acme._id } })
  expect((await map()).pins).toEqual([])
  await app.db.updateTable('seekers').set({ hidden_at: new Date() }).where('user_id', '=', ana._id).execute()
  const other = await anEmployer(app)
  expect((await other.call(mapTalents, { body: {} })).pins).toEqual([])
})

test('agrees with the search about a circle', async () => {
  await aSeeker(app)
  await aSeeker(app, { city: 'Portland' })
  const { latitude, longitude } = portland
  const body = { latitude, longitude, radius: 25 }
  const { profiles } = await acme.call(searchTalents, { body })
  const { pins, circle, towns } = await map(body)
  expect(pins.flatMap((pin) => pin.profiles)).toEqual(profiles.map((profile) => profile._id))
  expect(circle).toEqual({ latitude, longitude, km: 25, searched: true })
  expect(towns.map((town) => town.name)).toContain('Portland')
  await expect(map({ radius: limits.radiusKm + 1 })).toBeRefused('invalid_input', 'radius')
})
