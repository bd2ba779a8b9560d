import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { getApplication } from '@hearback/contract/hiring/applications.ts'
import { getOffer, listOffersToSeeker, makeOffer, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { anOffer, shiftOffer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { runOfferClock } from './offer-clock.service.ts'

const app = testApp()

async function anOfferedOne() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const job = await aJob(app, { by: hana, title: 'Baker' })
  const applicationId = await anApplication(app, { by: ana, to: job, status: 'interview' })
  return { hana, ana, applicationId, id: await anOffer({ by: hana, to: ana, job }) }
}
const offerOf = async (who: Person, id: string) => (await who.call(getOffer, { params: { id } })).offer
const kindsOf = async (who: Person) =>
  (await who.call(listNotifications, { query: {} })).notifications.map(({ kind }) => kind)

describe('an offer past its time', () => {
  test('reads as expired before the clock has come by', async () => {
    const { ana, id } = await anOfferedOne()
    await shiftOffer(app, id, 7.01)
    const offer = await offerOf(ana, id)
    expect(offer).toMatchObject({ status: 'expired', nextSteps: [] })
    expect(offer.history.at(-1)).toEqual({
      from: 'pending',
      to: 'expired',
      by: 'system',
      at: offer.expiresAt,
      reason: null,
    })
    const list = (status: 'pending' | 'expired') =>
      ana.call(listOffersToSeeker, { params: { id: ana._id }, query: { status } })
    expect((await list('pending')).offers).toEqual([])
    expect((await list('expired')).offers).toHaveLength(1)
  })

  test('is ended once, told to both, and leaves the application offered', async () => {
    const { hana, ana, applicationId, id } = await anOfferedOne()
    await shiftOffer(app, id, 7.01)
    await Promise.all([runOfferClock(app.deps), runOfferClock(app.deps)])
    await runOfferClock(app.deps)
    expect((await offerOf(ana, id)).history.map((s) => s.to)).toEqual(['pending', 'expired'])
    const { application } = await hana.call(getApplication, { params: { id: applicationId } })
    expect(application).toMatchObject({ status: 'offered', nextSteps: ['rejected', 'interview'] })
    expect(await kindsOf(ana)).toContain('offer_expired')
    expect(await kindsOf(hana)).toContain('offer_expired')
    await app.mailTo(hana.email, /Your offer to Ana Ruiz has expired/)
  })

  test('is left alone as long as it lasts, and once it was answered', async () => {
    const { ana, id } = await anOfferedOne()
    await shiftOffer(app, id, 6.99)
    await runOfferClock(app.deps)
    expect((await offerOf(ana, id)).status).toBe('pending')
    await ana.call(updateOfferStatus, { params: { id }, body: { status: 'accepted' } })
    await shiftOffer(app, id, 1)
    await runOfferClock(app.deps)
    expect((await offerOf(ana, id)).status).toBe('accepted')
  })
})

describe('the seeker', () => {
  const warned = async (who: Person) => (await kindsOf(who)).filter((kind) => kind === 'offer_expiring').length

  test('is told a day before the end, once', async () => {
    const { ana, id } = await anOfferedOne()
    await shiftOffer(app, id, 5.9)
    await runOfferClock(app.deps)
    expect(await warned(ana)).toBe(0)
    await shiftOffer(app, id, 0.2)
    await Promise.all([runOfferClock(app.deps), runOfferClock(app.deps)])
    await runOfferClock(app.deps)
    expect(await warned(ana)).toBe(1)
    const mail = await app.mailTo(ana.email, /Your offer from Crust expires soon/)
    expect(mail.text).toContain(`/offers/${id}`)
  })

  test('is not told of the end on the day on which the offer came', async () => {
    const { hana, ana } = await anOfferedOne()
    const expiresAt = new Date(Date.now() + 20 * 3_600_000).toISOString()
    const body = { hr: hana._id, jobSeeker: ana._id, details: 'Bake with us.', expiresAt }
    await hana.call(makeOffer, { body })
    await runOfferClock(app.deps)
    expect(await warned(ana)).toBe(0)
  })
})

test('the clock runs by itself', async () => {
  const { rows } = await app.pool.query(`select cron from pgboss.schedule where name = 'offer-clock'`)
  expect(rows).toEqual([{ cron: '*/5 * * * *' }])
  const { ana, id } = await anOfferedOne()
  await shiftOffer(app, id, 8)
  await app.db.transaction().execute((tx) => app.deps.queue.enqueue(tx, 'offer-clock', [{}]))
  await eventually(async () => (await kindsOf(ana)).includes('offer_expired'))
})
