import { getOffer, makeOffer, type OfferTerms } from '@hearback/contract/hiring/offers.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob, postJob, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { mapJobs } from '@hearback/contract/jobs/maps.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import '../../../../test/matchers.ts'

const app = testApp()
type Pay = [from: number | string, to: number | string]
const post = (by: Person, currency: string, [estimatedFrom, estimatedTo]: Pay) =>
  by.call(postJob, {
    body: {
      jobTitle: 'Clerk',
      category: 'Office',
      skills: [],
      description: 'You count.',
      estimatedFrom,
      estimatedTo,
      currency,
    },
  } as never)
const change = (by: Person, id: string, body: object) => by.call(updateJob, { params: { id }, body })
const payOf = ({ estimatedFrom, estimatedTo, currency }: Record<string, unknown>) => [
  estimatedFrom,
  estimatedTo,
  currency,
]

test.each([
  ['KWD', 1.375, 2.125],
  ['KWD', 1.375, 1.376],
  ['BHD', 0.996, 1.005],
  ['CLF', 0.0125, 0.0126],
  ['JPY', 1_200, 1_500],
  ['VND', 60_000, 9_999_999_999],
  ['IDR', 5_000_000, 7_500_000.5],
  ['USD', 17.05, 17.95],
  ['COP', 6_189.58, 9_000],
])('pay in %s from %d to %d is kept with all its decimals, on the page, in the list and on the map', async (...pay) => {
  const [currency, from, to] = pay
  const by = await anEmployer(app)
  const { job } = await post(by, currency, [from, to])
  const visitor = app.caller()
  const [page, list, map] = await Promise.all([
    visitor.call(getJob, { params: { id: job._id } }),
    visitor.call(searchJobs, { body: {} }),
    visitor.call(mapJobs, { body: {} }),
  ])
  const kept = [from, to, currency]
  expect([job, page.job, list.jobs[0] ?? {}, map.pins[0] ?? {}].map(payOf)).toEqual([kept, kept, kept, kept])
  const changed = await change(by, job._id, { estimatedTo: to, estimatedFrom: from, jobTitle: 'Counter' })
  expect(payOf(changed.job)).toEqual(kept)
})

test('thousandths are gone once the pay or the currency has none', async () => {
  const by = await anEmployer(app)
  const { job } = await post(by, 'KWD', [1.375, 2.126])
  expect(payOf((await change(by, job._id, { estimatedFrom: 1.5 })).job)).toEqual([1.5, 2.126, 'KWD'])
  expect(payOf((await change(by, job._id, { currency: 'USD' })).job)).toEqual([1.5, 2.13, 'USD'])
  expect(payOf((await change(by, job._id, { estimatedTo: '$2.129' })).job)).toEqual([1.5, 2.13, 'USD'])
})

test('decimals that a currency lacks are refused by the name of the field, and change nothing', async () => {
  const by = await anEmployer(app)
  await expect(post(by, 'JPY', [1_200.5, 1_500])).toBeRefused('invalid_input', 'estimatedFrom')
  await expect(post(by, 'VND', ['60,000', '60,000.25'])).toBeRefused('invalid_input', 'estimatedTo')
  const yen = (await post(by, 'JPY', [1_200, 1_500])).job
  await expect(change(by, yen._id, { estimatedTo: 1_500.5 })).toBeRefused('invalid_input', 'estimatedTo')
  const dollars = (await post(by, 'USD', [20.5, 25])).job
  await expect(change(by, dollars._id, { currency: 'JPY' })).toBeRefused('invalid_input', 'estimatedFrom')
  expect(payOf((await change(by, dollars._id, { jobTitle: 'Counter' })).job)).toEqual([20.5, 25, 'USD'])
  expect(payOf((await change(by, yen._id, { currency: 'KWD', estimatedFrom: 1.255 })).job)).toEqual([
    1.255,
    1_500,
    'KWD',
  ])
  const used = await app.db.selectFrom('usage_counters').select('used').execute()
  expect(used.map((row) => row.used)).toEqual([2])
})

test('an offer has the decimals of its currency', async () => {
  const [by, to] = [await anEmployer(app), await aSeeker(app)]
  const offer = (details: OfferTerms) => by.call(makeOffer, { body: { hr: by._id, jobSeeker: to._id, details } })
  await expect(offer({ pay: 1_200.5, currency: 'JPY' })).toBeRefused('invalid_input', 'details.pay')
  const { _id } = (await offer({ pay: 1.3754, currency: 'kwd' })).offer
  expect((await to.call(getOffer, { params: { id: _id } })).offer.details).toEqual({ pay: 1.375, currency: 'KWD' })
})
