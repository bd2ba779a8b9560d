import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { listEmployerReviews, replyAsEmployer, replyAsSeeker } from '@hearback/contract/hiring/reviews.ts'
import { listMyReports, reportEmployerReview, reportSeekerReview } from '@hearback/contract/trust/reports.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aReview, employerReviews, seekerReviews, shiftReviews, twoWhoMet } from '../../../test/review-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { runReviewClock } from './review-clock.service.ts'

const app = testApp()
const told = async (who: Person) =>
  (await who.call(listNotifications)).notifications
    .filter(({ kind }) => kind.startsWith('review_'))
    .map(({ kind, data, path }) => ({ kind, data, path }))
const reply = (comment = 'Thank you.') => ({ body: { comment } })

describe('the subject of a review', () => {
  test('is told once it is shown, by mail too, and once', async () => {
    const hana = await anEmployer(app, { businessName: 'Crust' })
    const { ana } = await twoWhoMet(app, { hana })
    await seekerReviews(ana, hana)
    await runReviewClock(app.deps)
    expect((await told(hana)).map(({ kind }) => kind)).toEqual([])
    await shiftReviews(app, 14)
    await Promise.all([runReviewClock(app.deps), runReviewClock(app.deps)])
    const shown = { kind: 'review_published', data: { person: 'Ana Ruiz' }, path: '/employer/reviews' }
    expect(await told(hana)).toEqual([shown])
    expect((await app.mailTo(hana.email, /Ana Ruiz reviewed you/)).text).toContain('/employer/reviews')
    await employerReviews(hana, ana)
    expect(await told(hana)).toEqual([shown])
    expect(await told(ana)).toContainEqual({ kind: 'review_published', data: { company: 'Crust' }, path: '/reviews' })
  })

  test('replies once, in public, and its author is told', async () => {
    const hana = await anEmployer(app, { businessName: 'Crust' })
    const { ana } = await twoWhoMet(app, { hana })
    const [{ _id: ofHana }, { _id: ofAna }] = [await seekerReviews(ana, hana), await employerReviews(hana, ana)]
    const { review } = await hana.call(replyAsEmployer, { params: { id: ofHana }, ...reply(' Come\r\nagain. ') })
    expect(review.reply).toEqual({ comment: 'Come\nagain.', createdAt: expect.any(String) })
    const { reviews } = await app.caller().call(listEmployerReviews, { params: { id: hana._id } })
    expect(reviews).toMatchObject([{ reply: review.reply }])
    expect(await told(ana)).toContainEqual({
      kind: 'review_replied',
      data: { company: 'Crust' },
      path: '/reviews?show=written',
    })
    await app.mailTo(ana.email, /Crust replied/)
    await expect(hana.call(replyAsEmployer, { params: { id: ofHana }, ...reply() })).toBeRefused('already_replied')
    await ana.call(replyAsSeeker, { params: { id: ofAna }, ...reply() })
    expect(await told(hana)).toContainEqual(expect.objectContaining({ kind: 'review_replied' }))
  })

  test('is the only one who replies, and never to a review of the other kind', async () => {
    const { hana, ana } = await twoWhoMet(app)
    const [{ _id: ofHana }, { _id: ofAna }] = [await seekerReviews(ana, hana), await employerReviews(hana, ana)]
    const otto = await anEmployer(app)
    await expect(otto.call(replyAsEmployer, { params: { id: ofHana }, ...reply() })).toBeRefused('not_found')
    await expect(hana.call(replyAsEmployer, { params: { id: ofAna }, ...reply() })).toBeRefused('not_found')
    await expect(ana.call(replyAsSeeker, { params: { id: ofHana }, ...reply() })).toBeRefused('not_found')
    await expect(hana.call(replyAsEmployer, { params: { id: ofHana }, ...reply(' ') })).toBeRefused(
      'invalid_input',
      'comment',
    )
  })

  test('of two concurrent replies has one', async () => {
    const { hana, ana } = await twoWhoMet(app)
    const { _id: id } = await seekerReviews(ana, hana)
    await employerReviews(hana, ana)
    const both = await Promise.allSettled([1, 2].map(() => hana.call(replyAsEmployer, { params: { id }, ...reply() })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('an invitation to review', () => {
  test('goes to the seeker when an application ends, and to the employer after a hire', async () => {
    const hana = await anEmployer(app, { businessName: 'Crust' })
    const { ana } = await twoWhoMet(app, { hana })
    await runReviewClock(app.deps)
    expect(await told(ana)).toEqual([
      { kind: 'review_possible', data: { company: 'Crust' }, path: `/reviews?show=write&about=${hana._id}` },
    ])
    expect(await told(hana)).toEqual([])
    const bea = await aSeeker(app, { firstName: 'Bea', lastName: 'Wolf' })
    await anApplication(app, { by: bea, to: await aJob(app, { by: hana }), status: 'hired' })
    await Promise.all([runReviewClock(app.deps), runReviewClock(app.deps)])
    expect(await told(hana)).toEqual([
      { kind: 'review_possible', data: { person: 'Bea Wolf' }, path: `/employer/reviews?show=write&about=${bea._id}` },
    ])
  })

  test('comes once in 12 months, and not to those who have reviewed', async () => {
    const { hana, ana } = await twoWhoMet(app)
    await runReviewClock(app.deps)
    await twoWhoMet(app, { hana, ana })
    await runReviewClock(app.deps)
    expect(await told(ana)).toHaveLength(1)
    const bea = await aSeeker(app)
    await twoWhoMet(app, { hana, ana: bea })
    await seekerReviews(bea, hana)
    await runReviewClock(app.deps)
    expect(await told(bea)).toEqual([])
  })
})

describe('a report of a review', () => {
  test('is about its author, whom the reporter is not told', async () => {
    const [hana, ana, bea] = [await anEmployer(app), await aSeeker(app), await aSeeker(app)]
    const id = await aReview(app, { by: ana, of: hana, comment: 'They never pay.' })
    const { report } = await bea.call(reportEmployerReview, { params: { id }, body: { reason: 'offensive' } })
    expect(report).toMatchObject({ kind: 'review', target: id, name: 'They never pay.', reason: 'offensive' })
    expect(JSON.stringify(await bea.call(listMyReports))).not.toContain(ana._id)
    const { rows } = await app.pool.query('select owner_id from reports')
    expect(rows).toEqual([{ owner_id: ana._id }])
    await expect(ana.call(reportEmployerReview, { params: { id }, body: { reason: 'spam' } })).toBeRefused(
      'not_allowed',
    )
  })

  test('about a job seeker is for those who may read it', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const id = await aReview(app, { by: hana, of: ana })
    const body = { reason: 'harassment' }
    await expect((await aSeeker(app)).call(reportSeekerReview, { params: { id }, body })).toBeRefused('not_found')
    await (await anEmployer(app)).call(reportSeekerReview, { params: { id }, body })
    await ana.call(reportSeekerReview, { params: { id }, body })
  })

  test('can be made of one whose author has left', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const id = await aReview(app, { by: ana, of: hana })
    await app.pool.query('delete from users where id = $1', [ana._id])
    const { report } = await hana.call(reportEmployerReview, {
      params: { id },
      body: { reason: 'no_real_interaction' },
    })
    expect(report.kind).toBe('review')
  })
})

test('a review removed by a moderator is shown and announced to no one', async () => {
  const { hana, ana } = await twoWhoMet(app)
  const { _id } = await seekerReviews(ana, hana)
  await app.pool.query('update reviews set removed_at = now() where id = $1', [_id])
  await shiftReviews(app, 15)
  await runReviewClock(app.deps)
  expect((await app.caller().call(listEmployerReviews, { params: { id: hana._id } })).total).toBe(0)
  expect(await told(hana)).toEqual([])
  await expect(seekerReviews(ana, hana)).toBeRefused('already_reviewed')
})
