import { getApplication, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { getOffer, type OfferStatus, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { getEmployerProfile } from '@hearback/contract/people/employers.ts'
import { describe, expect, test } from 'vitest'
import { eventually, type Refusal, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { anOffer, shiftOffer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
const why = 'The new site opens a year later than planned.'

/** A job, an application and a linked offer. */
async function anOfferedOne() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const jobId = await aJob(app, { by: hana, title: 'Baker' })
  const applicationId = await anApplication(app, { by: ana, to: jobId, status: 'interview' })
  return { hana, ana, jobId, applicationId, id: await anOffer({ by: hana, to: ana, job: jobId }) }
}
const step = (who: Person, id: string, status: OfferStatus, reason?: string) =>
  who.call(updateOfferStatus, { params: { id }, body: { status, reason } })
const stepApplication = (who: Person, id: string, body: object) =>
  who.call(updateApplicationStatus, { params: { id }, body: body as never })
const applicationOf = async (who: Person, id: string) =>
  (await who.call(getApplication, { params: { id } })).application
const offerOf = async (who: Person, id: string) => (await who.call(getOffer, { params: { id } })).offer

describe('accepting', () => {
  test('hires by the system, is told, and says whether the job is still open', async () => {
    const { hana, ana, applicationId, id, jobId } = await anOfferedOne()
    const { offer } = await step(ana, id, 'accepted')
    expect(offer).toMatchObject({ status: 'accepted', jobIsOpen: true, nextSteps: [] })
    expect(offer.history.map((s) => `${s.by}: ${s.from} > ${s.to}`)).toEqual([
      'employer: null > pending',
      'seeker: pending > accepted',
    ])
    const application = await applicationOf(ana, applicationId)
    expect(application.status).toBe('hired')
    expect(application.history.at(-1)).toMatchObject({ from: 'offered', to: 'hired', by: 'system' })
    const mail = await app.mailTo(hana.email, /Offer accepted: Ana Ruiz, Baker/)
    expect(mail.text).toContain(`/employer/offers/${id}`)
    await app.mailTo(ana.email, /You accepted: Baker at Crust/)
    await hana.call(setJobStatus, { params: { id: jobId }, body: { status: 'closed' } })
    expect(await offerOf(hana, id)).toMatchObject({ jobIsOpen: false, nextSteps: ['rescinded'] })
  })

  test('needs no application', async () => {
    const { hana, ana } = await anOfferedOne()
    const id = await anOffer({ by: hana, to: ana })
    expect((await step(ana, id, 'accepted')).offer).toMatchObject({ status: 'accepted', jobIsOpen: null })
  })

  test('keeps a reason that comes with it', async () => {
    const { ana, id } = await anOfferedOne()
    expect((await step(ana, id, 'accepted', 'I like bread.')).offer).toMatchObject({
      status: 'accepted',
      reason: 'I like bread.',
    })
  })

  test('is too late after the offer’s time, whether or not the clock came by', async () => {
    const { ana, id, applicationId } = await anOfferedOne()
    await shiftOffer(app, id, 7.01)
    const refused: Refusal = await step(ana, id, 'accepted').catch((error) => error)
    expect(refused.body).toMatchObject({ code: 'step_not_allowed', allowed: [] })
    expect(refused.message).toContain('expired')
    expect((await applicationOf(ana, applicationId)).status).toBe('offered')
  })
})

describe('declining', () => {
  test('declines the application too, and tells the reason', async () => {
    const { hana, ana, applicationId, id } = await anOfferedOne()
    const { offer } = await step(ana, id, 'declined', 'The way is too long for me.')
    expect(offer).toMatchObject({ status: 'declined', reason: 'The way is too long for me.' })
    const application = await applicationOf(hana, applicationId)
    expect(application.status).toBe('declined')
    expect(application.history.at(-1)).toMatchObject({ by: 'seeker', feedback: null })
    expect((await app.mailTo(hana.email, /Offer declined: Ana Ruiz, Baker/)).text).toContain('The way is too long')
  })

  test('needs no reason', async () => {
    const { ana, id } = await anOfferedOne()
    expect((await step(ana, id, 'declined', '')).offer.reason).toBeNull()
  })
})

describe('withdrawing', () => {
  test('leaves the application offered, so that the employer goes on', async () => {
    const { hana, ana, applicationId, id } = await anOfferedOne()
    await step(hana, id, 'withdrawn', 'We made a mistake in the pay.')
    expect((await offerOf(ana, id)).reason).toBe('We made a mistake in the pay.')
    expect(await applicationOf(hana, applicationId)).toMatchObject({
      status: 'offered',
      nextSteps: ['rejected', 'interview'],
    })
    expect((await app.mailTo(ana.email, /Crust withdrew its offer/)).text).toContain('mistake in the pay')
  })
})

describe('rescinding', () => {
  test.each([undefined, '', ' '.repeat(30)])('with the reason %j is refused', async (reason) => {
    const { hana, ana, id } = await anOfferedOne()
    await step(ana, id, 'accepted')
    await expect(step(hana, id, 'rescinded', reason)).toBeRefused('invalid_input', 'reason')
    expect((await offerOf(ana, id)).status).toBe('accepted')
  })

  test('takes a reason of few words', async () => {
    const { hana, ana, id, applicationId } = await anOfferedOne()
    await step(ana, id, 'accepted')
    expect((await step(hana, id, 'rescinded', 'Budget cut')).offer.reason).toBe('Budget cut')
    expect((await applicationOf(ana, applicationId)).employerFeedback).toBe('Budget cut')
  })

  test('rejects the application for that reason, and counts publicly', async () => {
    const { hana, ana, applicationId, id } = await anOfferedOne()
    const company = async () =>
      (await app.caller().call(getEmployerProfile, { params: { id: hana._id } })).profile.rescindedOffers
    await step(ana, id, 'accepted')
    expect(await company()).toBe(0)
    expect((await step(hana, id, 'rescinded', why)).offer).toMatchObject({
      status: 'rescinded',
      reason: why,
      nextSteps: [],
    })
    expect(await applicationOf(ana, applicationId)).toMatchObject({
      status: 'rejected',
      reasonCode: 'offer_rescinded',
      employerFeedback: why,
    })
    expect(await company()).toBe(1)
    expect((await app.mailTo(ana.email, /Crust rescinded its offer/)).text).toContain(why)
    expect((await offerOf(ana, id)).company.rescindedOffers).toBe(1)
  })

  test('happens only after acceptance', async () => {
    const { hana, id } = await anOfferedOne()
    const refused: Refusal = await step(hana, id, 'rescinded', why).catch((error) => error)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'step_not_allowed', allowed: ['withdrawn'] })
  })
})

describe('a step that the table lacks', () => {
  test.each([
    ['hana', 'accepted', ['withdrawn']],
    ['hana', 'declined', ['withdrawn']],
    ['hana', 'superseded', ['withdrawn']],
    ['hana', 'expired', ['withdrawn']],
    ['ana', 'withdrawn', ['accepted', 'declined']],
    ['ana', 'pending', ['accepted', 'declined']],
    ['ana', 'rescinded', ['accepted', 'declined']],
  ] as const)('by %s to %s is a 409 that lists %j', async (who, to, allowed) => {
    const { id, ...people } = await anOfferedOne()
    const refused: Refusal = await step(people[who], id, to, why).catch((error) => error)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'step_not_allowed', allowed })
    expect((await offerOf(people.ana, id)).history).toHaveLength(1)
  })

  test('is no step of anybody else’s', async () => {
    const { id } = await anOfferedOne()
    for (const other of [await anEmployer(app), await aSeeker(app), await anAccount(app, 'admin')]) {
      await expect(step(other, id, 'accepted')).toBeRefused('not_found')
      await expect(other.call(getOffer, { params: { id } })).toBeRefused('not_found')
    }
  })
})

describe('the end of the application ends its offer', () => {
  test.each([
    ['ana', { newStatus: 'withdrawn' }, 'declined', 'seeker', null],
    ['ana', { newStatus: 'declined' }, 'declined', 'seeker', null],
    ['hana', { newStatus: 'rejected', employerFeedback: why }, 'withdrawn', 'employer', why],
    ['hana', { newStatus: 'rejected', reasonCode: 'role_cancelled' }, 'withdrawn', 'employer', null],
  ] as const)('when %s steps to %j', async (who, body, status, by, reason) => {
    const { id, applicationId, ...people } = await anOfferedOne()
    await stepApplication(people[who], applicationId, body)
    const offer = await offerOf(people.ana, id)
    expect(offer).toMatchObject({ status, reason })
    expect(offer.history.at(-1)).toMatchObject({ from: 'pending', to: status, by })
    await expect(step(people.ana, id, 'accepted')).toBeRefused('step_not_allowed')
  })

  test('also when an accepted one is taken back by way of the application', async () => {
    const { hana, ana, id, applicationId } = await anOfferedOne()
    await step(ana, id, 'accepted')
    const body = { newStatus: 'rejected', reasonCode: 'offer_rescinded', employerFeedback: why }
    await stepApplication(hana, applicationId, body)
    expect(await offerOf(ana, id)).toMatchObject({ status: 'rescinded', reason: why })
  })

  test('which its reason code explains enough', async () => {
    const { hana, ana, id, applicationId } = await anOfferedOne()
    await step(ana, id, 'accepted')
    await stepApplication(hana, applicationId, { newStatus: 'rejected', reasonCode: 'offer_rescinded' })
    expect(await offerOf(ana, id)).toMatchObject({ status: 'rescinded', reason: null })
    expect(await applicationOf(ana, applicationId)).toMatchObject({
      status: 'rejected',
      reasonCode: 'offer_rescinded',
      employerFeedback: null,
    })
  })

  test('and no offer of another application', async () => {
    const { hana, ana, applicationId } = await anOfferedOne()
    const other = await anOffer({ by: hana, to: ana, job: await aJob(app, { by: hana }) })
    await stepApplication(ana, applicationId, { newStatus: 'withdrawn' })
    expect((await offerOf(ana, other)).status).toBe('pending')
  })

  test('and calls an interview off that was agreed', async () => {
    const { hana, ana, id, applicationId } = await anOfferedOne()
    await app.pool.query(
      `insert into interviews (application_id, employer_id, mode, time_zone, minutes, slots, picked)
       values ($1, $2, 'video', 'UTC', 30, array[now() + interval '3 days'], null)`,
      [applicationId, hana._id],
    )
    await app.pool.query('update interviews set picked = slots[1]')
    await step(ana, id, 'declined')
    await app.mailTo(hana.email, /Interview canceled: Baker/)
  })
})

test('every step is pushed to both people, and to no one else', async () => {
  const { hana, ana, id } = await anOfferedOne()
  const clients = [await app.connect(hana), await app.connect(ana)]
  const stranger = await app.connect(await aSeeker(app))
  await step(ana, id, 'accepted')
  await eventually(() => clients.every((client) => client.heard('offerChanged').length === 1))
  await step(hana, id, 'rescinded', why)
  await eventually(() => clients.every((client) => client.heard('offerChanged').length === 2))
  for (const client of clients) expect(client.heard('offerChanged')).toEqual([{ offerId: id }, { offerId: id }])
  expect(stranger.heard('offerChanged')).toEqual([])
})
