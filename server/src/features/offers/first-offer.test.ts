import { makeOffer, type OfferStatus, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { refusals } from '@hearback/texts/es/refusals.ts'
import { expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aGenerousEmployer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'
import { firstOffer, firstOfferStep } from './first-offer.rules.ts'

const app = testApp()

async function aScene() {
  const founder = await aGenerousEmployer(app)
  const ana = await aMember(app, founder, { firstName: 'Ana' })
  const ben = await aMember(app, founder, { firstName: 'Ben' })
  const victor = await aSeeker(app, { firstName: 'Victor' })
  const job = await aJob(app, { by: founder })
  const applicationId = await anApplication(app, { by: victor, to: job, status: 'interview' })
  const send = (member: Person, rest: object = {}) =>
    member.call(makeOffer, { body: { hr: founder._id, jobSeeker: victor._id, job, details: 'Bake with us.', ...rest } })
  return { ana, ben, victor, applicationId, send }
}
const step = (person: Person, id: string, status: OfferStatus) =>
  person.call(updateOfferStatus, { params: { id }, body: { status } })

async function oneOf(acts: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(acts)
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refusal] : []))
  return refused.map(({ status, body }) => [status, body.code, body.message])
}
const firstActor = async (table: 'offer_steps' | 'application_steps', to: string) => {
  const { rows } = await app.pool.query(`select actor_id from ${table} where to_status = $1`, [to])
  expect(rows).toHaveLength(1)
  return rows[0].actor_id
}

test('of two members who send an offer at the same time, one sends it, also in the history of the application', async () => {
  const { ana, ben, send } = await aScene()
  const refused = await oneOf([send(ana), send(ben)])
  const actor = await firstActor('offer_steps', 'pending')
  const name = actor === ana._id ? 'Ana' : 'Ben'
  expect(refused).toEqual([
    [409, 'offer_pending', `${name} already sent this person an offer. Update it, or withdraw it first.`],
  ])
  expect(await firstActor('application_steps', 'offered')).toBe(actor)
  await expect(send(actor === ana._id ? ana : ben)).rejects.toMatchObject({
    body: { message: 'You already have an open offer with this person. Update it, or withdraw it first.' },
  })
})

test('of two members who withdraw an offer at the same time, the other reads who did', async () => {
  const { ana, ben, send } = await aScene()
  const { offer } = await send(ana)
  const refused = await oneOf([step(ana, offer._id, 'withdrawn'), step(ben, offer._id, 'withdrawn')])
  const name = (await firstActor('offer_steps', 'withdrawn')) === ana._id ? 'Ana' : 'Ben'
  expect(refused).toEqual([[409, 'step_not_allowed', `${name} withdrew this offer first.`]])
})

test('of two members who replace an offer at the same time, the other reads of the newer one', async () => {
  const { ana, ben, send } = await aScene()
  const { offer } = await send(ana)
  const refused = await oneOf([send(ana, { supersedes: offer._id }), send(ben, { supersedes: offer._id })])
  const name = (await firstActor('offer_steps', 'superseded')) === ana._id ? 'Ana' : 'Ben'
  expect(refused).toEqual([[409, 'step_not_allowed', `${name} already sent a newer offer.`]])
})

test('a job seeker who answered first is named, and reads only of the company', async () => {
  const accepted = await aScene()
  const { offer } = await accepted.send(accepted.ana)
  await step(accepted.victor, offer._id, 'accepted')
  await expect(step(accepted.ben, offer._id, 'withdrawn')).rejects.toMatchObject({
    body: { message: 'Victor accepted this offer first.' },
  })
  const withdrawn = await aScene()
  const second = (await withdrawn.send(withdrawn.ana)).offer
  await step(withdrawn.ben, second._id, 'withdrawn')
  await expect(step(withdrawn.victor, second._id, 'accepted')).rejects.toMatchObject({
    body: { message: 'The company withdrew this offer first.' },
  })
})

test('every sentence has Spanish words', () => {
  const step = { by: 'employer', actorId: 'a', actorName: '👩🏽‍🍳 Zoë', seekerName: 'Víctor' }
  const sentences = (['employer', 'seeker'] as const).flatMap((side) => {
    const reader = { userId: 'b', side }
    const ends = ['withdrawn', 'rescinded', 'superseded', 'accepted', 'declined']
    return [
      firstOffer({ ...step, to: 'pending' }, reader),
      ...ends.map((to) => firstOfferStep({ ...step, to }, reader)),
    ]
  })
  expect(sentences).not.toContain(undefined)
  expect(sentences.filter((one) => refusals.ofSentence(one ?? '') === undefined)).toEqual([])
})
