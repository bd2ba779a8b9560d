import {
  listAllOffers,
  listOffersOfEmployer,
  listOffersToSeeker,
  type OfferStatus,
  updateOfferStatus,
} from '@hearback/contract/hiring/offers.ts'
import { hideFromEmployer } from '@hearback/contract/people/seekers.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { anOffer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
const step = (who: Person, id: string, status: OfferStatus, reason?: string) =>
  who.call(updateOfferStatus, { params: { id }, body: { status, reason } })
const received = (who: Person, query: object = {}) => who.call(listOffersToSeeker, { params: { id: who._id }, query })
const made = (who: Person, query: object = {}) => who.call(listOffersOfEmployer, { params: { id: who._id }, query })

describe('the offers that one received', () => {
  test('come with those that wait first, then the latest; with company, job and history', async () => {
    const [hana, otto] = [await anEmployer(app, { businessName: 'Crust' }), await anEmployer(app)]
    const ana = await aSeeker(app)
    const first = await anOffer({ by: hana, to: ana, job: await aJob(app, { by: hana, title: 'Night baker' }) })
    const second = await anOffer({ by: otto, to: ana })
    const third = await anOffer({ by: hana, to: ana })
    await step(hana, third, 'withdrawn')
    const { offers, total, totalPages, counts } = await received(ana)
    expect(offers.map(({ _id }) => _id)).toEqual([second, first, third])
    expect([total, totalPages, counts]).toEqual([3, 1, { pending: 2, withdrawn: 1 }])
    expect(offers[1]).toMatchObject({
      jobTitle: 'Night baker',
      nextSteps: ['accepted', 'declined'],
      jobSeekerProfile: null,
    })
    expect(offers[1]?.company.businessName).toBe('Crust')
    expect(offers[2]?.history).toHaveLength(2)
  })

  test('may be asked for by status, by the other person, and by the page', async () => {
    const [hana, otto] = [await anEmployer(app), await anEmployer(app)]
    const ana = await aSeeker(app)
    const first = await anOffer({ by: hana, to: ana })
    const second = await anOffer({ by: otto, to: ana })
    await step(ana, first, 'declined')
    const idsOf = async (query: object) => (await received(ana, query)).offers.map(({ _id }) => _id)
    expect(await idsOf({ status: 'declined' })).toEqual([first])
    expect(await idsOf({ with: otto._id })).toEqual([second])
    expect(await idsOf({ with: ana._id })).toEqual([])
    expect(await idsOf({ limit: 1, page: 2 })).toEqual([first])
    expect(await received(ana, { limit: 1, status: 'pending' })).toMatchObject({ total: 1, totalPages: 1 })
    expect(await received(ana, { with: hana._id })).toMatchObject({ total: 1, counts: { declined: 1 } })
    await expect(received(ana, { status: 'eaten' })).toBeRefused('invalid_input', 'status')
  })
})

describe('the offers that one made', () => {
  test('show each person as the company may see them now', async () => {
    const hana = await anEmployer(app)
    const [ana, bea] = [await aSeeker(app), await aSeeker(app, { firstName: 'Bea', lastName: 'Stone' })]
    await step(ana, await anOffer({ by: hana, to: ana }), 'accepted')
    await anOffer({ by: hana, to: bea })
    await bea.call(hideFromEmployer, { params: { id: hana._id } })
    const { offers } = await made(hana)
    expect(offers.map(({ jobSeekerProfile: seeker }) => [seeker?.ring, seeker?.displayName])).toEqual([
      [1, 'Bea S.'],
      [3, 'Ana Ruiz'],
    ])
  })

  test('come with what is left of the month', async () => {
    const hana = await anEmployer(app)
    await anOffer({ by: hana, to: await aSeeker(app) })
    expect((await made(hana)).quota).toMatchObject({ limit: 10, used: 1 })
  })

  test('come five to a page', async () => {
    const hana = await anEmployer(app)
    for (let i = 0; i < 6; i++) await anOffer({ by: hana, to: await aSeeker(app) })
    expect(await made(hana)).toMatchObject({ total: 6, totalPages: 2 })
    expect((await made(hana)).offers).toHaveLength(5)
  })
})

describe('all offers', () => {
  test('are those of one’s own side', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const id = await anOffer({ by: hana, to: ana })
    for (const who of [hana, ana]) {
      const { offers } = await who.call(listAllOffers, { params: { id: who._id } })
      expect(offers.map(({ _id }) => _id)).toEqual([id])
    }
  })

  test('of somebody who has none are an empty list', async () => {
    for (const who of [await anEmployer(app), await aSeeker(app), await anAccount(app, 'admin')]) {
      const answer = await who.call(listAllOffers, { params: { id: who._id } })
      expect(answer).toMatchObject({ offers: [], total: 0, totalPages: 0, counts: {} })
    }
  })

  test('of somebody else are no one’s', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    await expect(hana.call(listAllOffers, { params: { id: ana._id } })).toBeRefused('not_allowed')
    await expect(ana.call(listOffersToSeeker, { params: { id: hana._id } })).toBeRefused('not_allowed')
    await expect(hana.call(listOffersOfEmployer, { params: { id: ana._id } })).toBeRefused('not_allowed')
  })
})
