import type { InputOf } from '@hearback/contract/endpoint.ts'
import { updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import {
  getReviewChance,
  listEmployerReviews,
  listMyReviews,
  listReviewable,
  listSeekerReviews,
  reviewEmployer,
  reviewSeeker,
} from '@hearback/contract/hiring/reviews.ts'
import { getEmployerProfile } from '@hearback/contract/people/employers.ts'
import { getSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { describe, expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { anOffer } from '../../../test/offer-factory.ts'
import { aReview, employerReviews, seekerReviews, shiftReviews, twoWhoMet } from '../../../test/review-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { repairRatings } from './review-clock.service.ts'

const app = testApp()
const aboutHr = (hr: Person, reader: Pick<Person, 'call'> = app.caller()) =>
  reader.call(listEmployerReviews, { params: { id: hr._id } })
const aboutSeeker = (seeker: Person, reader: Person) => reader.call(listSeekerReviews, { params: { id: seeker._id } })
const chance = (by: Person, of: Person) => by.call(getReviewChance, { params: { id: of._id } })

describe('a review', () => {
  test('of a company is hidden to everybody but its author for 14 days', async () => {
    const { hana, ana } = await twoWhoMet(app)
    const written = await seekerReviews(ana, hana, { comment: ' Told me why.\r\nThank you. ' })
    expect(written).toMatchObject({
      about: 'hr',
      hr: hana._id,
      jobSeeker: ana._id,
      rating: 4,
      communicationRating: 5,
      serviceQualityRating: 3,
      comment: 'Told me why.\nThank you.',
      met: 'application',
      jobTitle: 'Baker',
      afterReading: false,
      reply: null,
      shown: false,
    })
    expect(Date.parse(written.shownFrom) - Date.parse(written.createdAt)).toBe(14 * 86_400_000)
    expect(written.updatedAt).toBe(written.createdAt)
    for (const reader of [app.caller(), hana, ana]) expect((await aboutHr(hana, reader)).reviews).toEqual([])
    expect((await ana.call(listMyReviews)).reviews).toEqual([written])
    await shiftReviews(app, 13.99)
    expect(await aboutHr(hana)).toMatchObject({ reviews: [], total: 0, summary: { count: 0 } })
    await shiftReviews(app, 0.02)
    expect(await aboutHr(hana)).toMatchObject({ reviews: [{ _id: written._id }], total: 1, totalPages: 1 })
  })

  test('and the one in the other direction are shown as soon as both are written', async () => {
    const hana = await anEmployer(app, { businessName: 'Crust' })
    const { ana } = await twoWhoMet(app, { hana })
    const first = await seekerReviews(ana, hana)
    const second = await employerReviews(hana, ana)
    expect(second).toMatchObject({
      about: 'jobSeeker',
      hr: hana._id,
      jobSeeker: ana._id,
      shown: true,
      afterReading: false,
    })
    expect((await aboutHr(hana)).reviews).toMatchObject([{ _id: first._id }])
    expect((await aboutSeeker(ana, ana)).reviews).toMatchObject([
      { _id: second._id, hr: hana._id, authorName: 'Crust' },
    ])
  })

  test('names a job seeker only to the company that it is about, and to themselves', async () => {
    const [hana, otto] = [await anEmployer(app), await anEmployer(app)]
    const ana = await aSeeker(app, { firstName: 'Ana', lastName: 'Ruiz' })
    await twoWhoMet(app, { hana, ana })
    await seekerReviews(ana, hana)
    await employerReviews(hana, ana)
    const named = { jobSeeker: ana._id, authorName: 'Ana Ruiz' }
    const nameless = { jobSeeker: null, authorName: null }
    expect((await aboutHr(hana, hana)).reviews).toMatchObject([named])
    expect((await aboutHr(hana, ana)).reviews).toMatchObject([named])
    for (const reader of [app.caller(), otto, await aSeeker(app)]) {
      const reviews = await aboutHr(hana, reader)
      expect(reviews.reviews).toMatchObject([nameless])
      expect(JSON.stringify(reviews)).not.toMatch(new RegExp(`${ana._id}|Ruiz|Ana`))
    }
  })

  test('of a job seeker is for them and for employers who may see the profile', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app, { published: false })]
    await aReview(app, { by: hana, of: ana })
    expect((await aboutSeeker(ana, ana)).reviews).toHaveLength(1)
    await expect(aboutSeeker(ana, hana)).toBeRefused('not_found')
    await expect(aboutSeeker(ana, await aSeeker(app))).toBeRefused('not_allowed')
    await expect(aboutSeeker(ana, app.caller() as Person)).toBeRefused('not_signed_in')
    const findable = await aSeeker(app)
    await aReview(app, { by: hana, of: findable })
    expect((await aboutSeeker(findable, await anEmployer(app))).reviews).toMatchObject([{ hr: hana._id }])
  })

  test.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 3.5 }],
    ['communicationRating', { communicationRating: 6 }],
    ['serviceQualityRating', { serviceQualityRating: 0 }],
    ['comment', { comment: '  ' }],
    ['comment', { comment: 'x'.repeat(2_001) }],
  ])('with a wrong %s names it, and is not kept', async (field, facts) => {
    const { hana, ana } = await twoWhoMet(app)
    await expect(seekerReviews(ana, hana, facts)).toBeRefused('invalid_input', field)
    expect((await ana.call(listMyReviews)).total).toBe(0)
  })

  test('is written for oneself alone', async () => {
    const { hana, ana } = await twoWhoMet(app)
    const bea = await aSeeker(app)
    const body = {
      hr: hana._id,
      jobSeeker: ana._id,
      rating: 1,
      communicationRating: 1,
      serviceQualityRating: 1,
      comment: 'No.',
    }
    await expect(bea.call(reviewEmployer, { body })).toBeRefused('not_allowed')
    await expect((await anEmployer(app)).call(reviewSeeker, { body })).toBeRefused('not_allowed')
    await expect(hana.call(reviewEmployer, { body })).toBeRefused('not_allowed')
  })
})

test('reviews are sorted by date or stars, over all pages', async () => {
  const of = await anEmployer(app)
  for (const rating of [3, 5, 2, 5]) await aReview(app, { by: await aSeeker(app), of, rating, comment: `${rating}` })
  await app.pool.query(
    "update reviews set shown_from = shown_from - interval '5 days' where subject_id = $1 and rating = 2",
    [of._id],
  )
  const stars = async (query: InputOf<typeof listEmployerReviews>['query']) =>
    (await of.call(listEmployerReviews, { params: { id: of._id }, query })).reviews.map(({ rating }) => rating)
  expect(await stars({})).toEqual([5, 2, 5, 3])
  expect(await stars({ sort: 'newest', limit: 3 })).toEqual([5, 2, 5])
  expect(await stars({ sort: 'highest' })).toEqual([5, 5, 3, 2])
  expect(await stars({ sort: 'lowest', limit: 2, page: 1 })).toEqual([2, 3])
  expect(await stars({ sort: 'lowest', limit: 2, page: 2 })).toEqual([5, 5])
  await expect(stars({ sort: 'best' as 'newest' })).toBeRefused('invalid_input', 'sort')
  expect(await stars({ stars: 5 })).toEqual([5, 5])
  expect(await stars({ stars: 4 })).toEqual([])
  await expect(stars({ stars: 6 })).toBeRefused('invalid_input', 'stars')
})

describe('the link between two people', () => {
  const meetings: [string, (hana: Person, ana: Person) => Promise<unknown>, string | null, string | null][] = [
    ['nothing', async () => {}, null, null],
    ['an application that waits', (hana, ana) => applied(hana, ana, 'applied'), null, null],
    ['an application that was only looked at', (hana, ana) => applied(hana, ana, 'viewed'), null, null],
    ['an application withdrawn before an answer', (hana, ana) => applied(hana, ana, 'withdrawn'), null, null],
    ['silence', (hana, ana) => applied(hana, ana, 'expired'), 'no_answer', null],
    ['an answer', (hana, ana) => applied(hana, ana, 'shortlisted'), 'application', 'application'],
    ['a rejection', (hana, ana) => applied(hana, ana, 'rejected'), 'application', 'application'],
    ['an invitation to an interview', (hana, ana) => applied(hana, ana, 'interview'), 'application', 'application'],
    ['an interview that took place', interviewed, 'interview', 'interview'],
    ['an offer that was declined', (hana, ana) => applied(hana, ana, 'declined'), 'offer', 'offer'],
    ['a hire', (hana, ana) => applied(hana, ana, 'hired'), 'hire', 'hire'],
    ['an offer that waits', (hana, ana) => offered(hana, ana), null, null],
    ['an offer that was withdrawn', (hana, ana) => offered(hana, ana, [hana, 'withdrawn']), null, null],
    ['an offer beside any application, declined', (hana, ana) => offered(hana, ana, [ana, 'declined']), null, null],
    ['an offer beside any application, accepted', (hana, ana) => offered(hana, ana, [ana, 'accepted']), 'hire', 'hire'],
    ['a chat that was not answered', (hana, ana) => chatted(hana, ana, false), null, null],
    ['a chat that was answered', (hana, ana) => chatted(hana, ana, true), 'chat', 'chat'],
  ]
  test.each(meetings)('%s', async (_name, meet, forSeeker, forEmployer) => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    await meet(hana, ana)
    expect((await chance(ana, hana)).reviewable?.met ?? null).toBe(forSeeker)
    expect((await chance(hana, ana)).reviewable?.met ?? null).toBe(forEmployer)
    if (forSeeker === null) await expect(seekerReviews(ana, hana)).toBeRefused('no_interaction')
    else expect(await seekerReviews(ana, hana)).toMatchObject({ met: forSeeker })
    if (forEmployer === null) await expect(employerReviews(hana, ana)).toBeRefused('no_interaction')
    else expect(await employerReviews(hana, ana)).toMatchObject({ met: forEmployer })
  })

  test('counts for 12 months', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const facts = { by: ana, to: await aJob(app, { by: hana }), status: 'rejected' as const }
    await anApplication(app, { ...facts, appliedDaysAgo: 367 })
    await expect(seekerReviews(ana, hana)).toBeRefused('no_interaction')
    await anApplication(app, { ...facts, to: await aJob(app, { by: hana }), appliedDaysAgo: 363 })
    expect((await seekerReviews(ana, hana)).met).toBe('application')
  })

  test('is not enough with somebody who is suspended', async () => {
    const { hana, ana } = await twoWhoMet(app)
    await suspend(hana)
    expect((await ana.call(listReviewable)).people).toEqual([])
    await expect(seekerReviews(ana, hana)).toBeRefused('no_interaction')
  })

  test('puts people on the list of those whom one may review, until one has', async () => {
    const hana = await anEmployer(app, { businessName: 'Crust' })
    const { ana } = await twoWhoMet(app, { hana })
    await interviewed(hana, ana)
    const { people, total } = await ana.call(listReviewable)
    expect(people).toEqual([
      expect.objectContaining({ person: hana._id, about: 'hr', name: 'Crust', met: 'interview', jobTitle: 'Baker' }),
    ])
    expect(total).toBe(1)
    await seekerReviews(ana, hana)
    expect(await ana.call(listReviewable)).toMatchObject({ people: [], total: 0 })
  })
})

describe('once in 12 months', () => {
  test('one may review the same person, and is told when again', async () => {
    const { hana, ana } = await twoWhoMet(app)
    const first = await seekerReviews(ana, hana)
    const refused = await seekerReviews(ana, hana).catch((error: Refusal) => error)
    expect(refused).toMatchObject({ status: 409, body: { code: 'already_reviewed' } })
    const { reviewable, written, nextAt } = await chance(ana, hana)
    expect({ reviewable, written: written?._id }).toEqual({ reviewable: null, written: first._id })
    expect((refused as Refusal).body.resetsAt).toBe(nextAt)
    await shiftReviews(app, 364)
    await expect(seekerReviews(ana, hana)).toBeRefused('already_reviewed')
    await shiftReviews(app, 3)
    expect(await seekerReviews(ana, hana)).toMatchObject({ shown: false })
    expect((await ana.call(listMyReviews)).total).toBe(2)
  })

  test('also when both of two requests come concurrently', async () => {
    const { hana, ana } = await twoWhoMet(app)
    const both = await Promise.allSettled([seekerReviews(ana, hana), seekerReviews(ana, hana)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(
      app.pool.query(
        `insert into reviews (author_id, subject_id, about, rating, communication, service_quality, comment, met,
           after_reading, shown_from, again_from)
         values ($1, $2, 'employer', 1, 1, 1, 'Again.', 'chat', false, clock_timestamp() + interval '1 day', now() + interval '1 year')`,
        [ana._id, hana._id],
      ),
    ).rejects.toMatchObject({ constraint: 'reviews_once' })
  })
})

describe('a rating', () => {
  const rated = async (hana: Person) =>
    (await app.caller().call(getEmployerProfile, { params: { id: hana._id } })).profile.rating

  test('has no average before 3 reviews are shown, wherever one looks', async () => {
    const hana = await anEmployer(app)
    for (const [rating, average] of [
      [5, null],
      [4, null],
      [4, 4.3],
    ] as const) {
      const { ana } = await twoWhoMet(app, { hana })
      await seekerReviews(ana, hana, { rating })
      expect((await rated(hana)).count).toBe((await aboutHr(hana)).total)
      await employerReviews(hana, ana)
      const { summary } = await aboutHr(hana)
      expect(summary.average).toBe(average)
      expect(await rated(hana)).toEqual({ average, count: summary.count })
      if (average === null) expect(summary).toMatchObject({ communication: null, serviceQuality: null, stars: [] })
      else expect(summary).toMatchObject({ communication: 5, serviceQuality: 3, stars: [0, 0, 0, 2, 1] })
    }
  })

  test('of a job seeker stands on the profile, and touches nothing else of it', async () => {
    const ana = await aSeeker(app)
    const profile = async () => (await ana.call(getSeekerProfile, { params: { id: ana._id } })).profile
    const before = await profile()
    for (const rating of [1, 2, 2]) {
      const { hana } = await twoWhoMet(app, { ana })
      await employerReviews(hana, ana, { rating })
      await seekerReviews(ana, hana)
    }
    expect(await profile()).toEqual({ ...before, rating: { average: 1.7, count: 3 } })
  })

  test('loses what somebody wrote who is suspended, and has it again afterwards', async () => {
    const hana = await anEmployer(app)
    const authors = [await aSeeker(app), await aSeeker(app), await aSeeker(app)]
    for (const by of authors) await aReview(app, { by, of: hana, rating: 5 })
    await repairRatings(app.deps)
    expect(await rated(hana)).toEqual({ average: 5, count: 3 })
    await suspend(authors[0] as Person)
    expect((await aboutHr(hana)).total).toBe(2)
    await repairRatings(app.deps)
    expect(await rated(hana)).toEqual({ average: null, count: 2 })
    await app.pool.query('update users set suspended_at = null')
    await repairRatings(app.deps)
    expect(await rated(hana)).toEqual({ average: 5, count: 3 })
  })
})

describe('an account that is deleted', () => {
  test('leaves what it wrote, without a name', async () => {
    const { hana, ana } = await twoWhoMet(app)
    await seekerReviews(ana, hana)
    await employerReviews(hana, ana)
    await app.pool.query('delete from users where id = $1', [ana._id])
    expect((await aboutHr(hana, hana)).reviews).toMatchObject([{ jobSeeker: null, authorName: null, rating: 4 }])
    expect((await hana.call(listMyReviews)).reviews).toEqual([])
  })

  test('of a company leaves what it wrote about job seekers, without a name', async () => {
    const { hana, ana } = await twoWhoMet(app)
    await seekerReviews(ana, hana)
    await employerReviews(hana, ana)
    await app.pool.query('delete from users where id = $1', [hana._id])
    expect((await aboutSeeker(ana, ana)).reviews).toMatchObject([{ hr: null, authorName: null }])
    await expect(aboutHr(hana)).toBeRefused('not_found')
  })
})

type Body = InputOf<typeof reviewEmployer>['body']
test('a number that is spelled out counts as one', async () => {
  const { hana, ana } = await twoWhoMet(app)
  expect(await seekerReviews(ana, hana, { rating: '5' } as unknown as Partial<Body>)).toMatchObject({ rating: 5 })
})

async function applied(hana: Person, ana: Person, status: Parameters<typeof anApplication>[1]['status'] & string) {
  return anApplication(app, { by: ana, to: await aJob(app, { by: hana }), status })
}

async function interviewed(hana: Person, ana: Person) {
  const id = await applied(hana, ana, 'interview')
  await app.pool.query(
    `insert into interviews (application_id, employer_id, mode, time_zone, minutes, slots, picked)
     values ($1, $2, 'phone', 'UTC', 30, array[now() - interval '1 hour'], now() - interval '1 hour')`,
    [id, hana._id],
  )
}

async function offered(
  hana: Person,
  ana: Person,
  answer?: [by: Person, status: 'accepted' | 'declined' | 'withdrawn'],
) {
  const id = await anOffer({ by: hana, to: ana })
  if (answer) await answer[0].call(updateOfferStatus, { params: { id }, body: { status: answer[1] } })
}

async function chatted(hana: Person, ana: Person, answered: boolean) {
  const { chatId } = await aChat(app, { by: hana, with: ana })
  await say(hana, chatId, 'Hello.')
  if (answered) await say(ana, chatId, 'Hello to you.')
}

const suspend = (person: Person) => app.pool.query('update users set suspended_at = now() where id = $1', [person._id])
