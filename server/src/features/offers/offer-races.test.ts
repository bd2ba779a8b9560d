import { ApplicationStatus, applyToJob, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { makeOffer, OfferStatus, updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal, testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aGenerousEmployer, shiftOffer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { runAnswerClock } from '../applications/answer-clock.service.ts'
import { runOfferClock } from './offer-clock.service.ts'

const app = testApp()
const why = 'The new site opens a year later than planned.'

interface Scene {
  hana: Person
  ana: Person
  jobId: string
  applicationId: string
  /** The latest offer for the job before the concurrent acts. */
  offerId?: string
}
const aScene = async (people?: Pick<Scene, 'hana' | 'ana'>): Promise<Scene> => {
  const { hana, ana } = people ?? { hana: await aGenerousEmployer(app), ana: await aSeeker(app) }
  const jobId = await aJob(app, { by: hana })
  return { hana, ana, jobId, applicationId: await anApplication(app, { by: ana, to: jobId, status: 'interview' }) }
}
const offersTo = async (jobId: string): Promise<{ id: string; status: string; lapsed: boolean }[]> =>
  (
    await app.pool.query(
      'select id, status, expires_at <= now() as lapsed from offers where job_id = $1 order by created_at',
      [jobId],
    )
  ).rows

type Act = (scene: Scene) => Promise<unknown>
const offer: Act = ({ hana, ana, jobId }) =>
  hana.call(makeOffer, { body: { hr: hana._id, jobSeeker: ana._id, job: jobId, details: 'Bake with us.' } })
const supersede: Act = ({ hana, ana, jobId: job, offerId: supersedes }) =>
  hana.call(makeOffer, { body: { hr: hana._id, jobSeeker: ana._id, job, details: 'For more.', supersedes } })
const stepOffer =
  (who: 'hana' | 'ana', status: OfferStatus): Act =>
  (scene) =>
    scene[who].call(updateOfferStatus, {
      params: { id: scene.offerId ?? scene.jobId },
      body: { status, ...(status === 'rescinded' ? { reason: why } : {}) },
    })
const stepApplication =
  (who: 'hana' | 'ana', newStatus: ApplicationStatus, rest: object = {}): Act =>
  (scene) =>
    scene[who].call(updateApplicationStatus, { params: { id: scene.applicationId }, body: { newStatus, ...rest } })
const reject = stepApplication('hana', 'rejected', { employerFeedback: why })
const takeBack = stepApplication('hana', 'rejected', { employerFeedback: why, reasonCode: 'offer_rescinded' })

/** Concurrent acts may only succeed or be refused: no deadlock, no constraint violation. */
async function atOnce(scene: Scene, acts: readonly Act[]): Promise<number> {
  const offerId = (await offersTo(scene.jobId)).at(-1)?.id ?? scene.jobId
  const answers = await Promise.allSettled(acts.map((act) => act({ ...scene, offerId })))
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  for (const refusal of refusals) {
    if (!(refusal instanceof Refusal) || refusal.status >= 500) throw refusal
  }
  return answers.length - refusals.length
}

interface Path {
  steps: string[]
  status: string
}
async function pathOf(kind: 'application' | 'offer', id: string): Promise<Path> {
  const { rows } = await app.pool.query(
    `select "by", from_status, to_status from ${kind}_steps where ${kind}_id = $1 order by at, id`,
    [id],
  )
  const { rows: now } = await app.pool.query(`select status from ${kind}s where id = $1`, [id])
  return { steps: rows.map((row) => `${row.by}: ${row.from_status} > ${row.to_status}`), status: now[0].status }
}

const legalForOffer = [
  'employer: null > pending',
  'seeker: pending > accepted',
  'seeker: pending > declined',
  'employer: pending > withdrawn',
  'employer: pending > superseded',
  'system: pending > expired',
  'employer: accepted > rescinded',
]
const legalForApplication = [
  'seeker: null > applied',
  ...['viewed', 'shortlisted', 'interview', 'rejected'].map((to) => `employer: applied > ${to}`),
  ...['viewed', 'expired', 'shortlisted', 'interview'].flatMap((from) =>
    ['interview', 'offered', 'rejected'].map((to) => `employer: ${from} > ${to}`),
  ),
  ...['viewed', 'expired', 'rejected'].map((from) => `employer: ${from} > shortlisted`),
  ...['interview', 'rejected'].map((to) => `employer: offered > ${to}`),
  ...['applied', 'viewed', 'shortlisted', 'interview', 'offered', 'expired'].map(
    (from) => `seeker: ${from} > withdrawn`,
  ),
  'seeker: offered > declined',
  'seeker: withdrawn > applied',
  'seeker: declined > applied',
  'system: offered > hired',
  'employer: hired > rejected',
  ...['applied', 'viewed', 'shortlisted'].map((from) => `system: ${from} > expired`),
]

function expectLegal({ steps, status }: Path, legal: readonly string[]): void {
  const tos = steps.map((step) => step.split(' > ')[1])
  const froms = steps.map((step) => step.split(' > ')[0]?.split(': ')[1])
  expect(steps.filter((step) => !legal.includes(step))).toEqual([])
  expect(froms).toEqual(['null', ...tos.slice(0, -1)])
  expect(status).toBe(tos.at(-1))
}

/** Offer and application agree, and both histories follow the transition tables. */
async function expectSound({ jobId, applicationId }: Scene): Promise<void> {
  const application = await pathOf('application', applicationId)
  expectLegal(application, legalForApplication)
  const offers = await offersTo(jobId)
  for (const { id } of offers) expectLegal(await pathOf('offer', id), legalForOffer)
  const pending = offers.filter(({ status, lapsed }) => status === 'pending' && !lapsed)
  const accepted = offers.filter(({ status }) => status === 'accepted')
  expect(offers.filter(({ status }) => status === 'pending').length).toBeLessThanOrEqual(1)
  const { rows } = await app.pool.query('select status from offers where application_id = $1', [applicationId])
  const bound = (status: string) => rows.filter((row) => row.status === status).length
  expect(bound('accepted')).toBe(application.status === 'hired' ? 1 : 0)
  if (pending.length > 0 && bound('pending') > 0) expect(application.status).toBe('offered')
  expect(accepted.length).toBeGreaterThanOrEqual(bound('accepted'))
}

const accept = stepOffer('ana', 'accepted')
const rounds = 20

describe(`of two concurrent contradicting acts, ${rounds} times, one wins`, () => {
  test.each<[string, Act, Act]>([
    ['accepting, withdrawing', accept, stepOffer('hana', 'withdrawn')],
    ['accepting, declining', accept, stepOffer('ana', 'declined')],
    ['accepting twice', accept, accept],
    ['accepting, superseding', accept, supersede],
    ['accepting, rejecting the application', accept, reject],
    ['accepting, withdrawing the application', accept, stepApplication('ana', 'withdrawn')],
    ['declining, rejecting the application', stepOffer('ana', 'declined'), reject],
    ['withdrawing, declining', stepOffer('hana', 'withdrawn'), stepOffer('ana', 'declined')],
    ['superseding twice', supersede, supersede],
  ])(
    '%s',
    async (_name, one, other) => {
      const people = await aScene()
      for (let round = 0; round < rounds; round++) {
        const scene = await aScene(people)
        await offer(scene)
        expect(await atOnce(scene, round % 2 ? [one, other] : [other, one])).toBe(1)
        await expectSound(scene)
      }
    },
    60_000,
  )

  test('offering twice', async () => {
    const people = await aScene()
    for (let round = 0; round < rounds; round++) {
      const scene = await aScene(people)
      expect(await atOnce(scene, [offer, offer])).toBe(1)
      await expectSound(scene)
    }
  }, 120_000)

  test('offering, while the seeker withdraws the application: either it is refused, or the application is offered', async () => {
    const people = await aScene()
    for (let round = 0; round < rounds; round++) {
      const scene = await aScene(people)
      const acts = [offer, stepApplication('ana', 'withdrawn')]
      expect(await atOnce(scene, round % 2 ? acts : acts.reverse())).toBeGreaterThanOrEqual(1)
      await expectSound(scene)
    }
  }, 120_000)

  test('offering, while the employer invites again to what is offered already', async () => {
    const people = await aScene()
    for (let round = 0; round < rounds; round++) {
      const scene = await aScene(people)
      await atOnce(scene, [stepApplication('hana', 'offered')])
      const acts = [offer, stepApplication('hana', 'interview')]
      expect(await atOnce(scene, round % 2 ? acts : acts.reverse())).toBeGreaterThanOrEqual(1)
      await expectSound(scene)
    }
  }, 120_000)

  test('taking an accepted offer back by itself and by its application', async () => {
    const people = await aScene()
    for (let round = 0; round < rounds; round++) {
      const scene = await aScene(people)
      await offer(scene)
      await atOnce(scene, [accept])
      expect(await atOnce(scene, [stepOffer('hana', 'rescinded'), takeBack])).toBe(1)
      await expectSound(scene)
    }
  }, 120_000)
})

const clock =
  (days: number): Act =>
  async ({ jobId, applicationId }) => {
    await shiftApplication(app, applicationId, days)
    for (const { id } of await offersTo(jobId)) await shiftOffer(app, id, days)
    await runOfferClock(app.deps)
    await runAnswerClock(app.deps)
  }
const anAct = fc.oneof(
  fc.constant(offer),
  fc.constant(supersede),
  fc.constantFrom(...OfferStatus.options).map((to) => stepOffer('ana', to)),
  fc.constantFrom(...OfferStatus.options).map((to) => stepOffer('hana', to)),
  fc.constantFrom(...ApplicationStatus.options).map((to) => stepApplication('ana', to)),
  fc.constantFrom(...ApplicationStatus.options).map((to) => (to === 'rejected' ? reject : stepApplication('hana', to))),
  fc.constant(takeBack),
  fc.constant<Act>(({ ana, jobId }) => ana.call(applyToJob, { params: { jobId } })),
)
/** Either some concurrent acts, or time passes. The clock moves rows that an act may lock. */
const aTurn = fc.oneof(
  { weight: 6, arbitrary: fc.array<Act>(anAct, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 6.5, 8, 31).map((days) => [clock(days)]) },
)

test('offer and application agree and follow the tables after any steps of both people and the clock, concurrent or in turn', async () => {
  const people = await aScene()
  await fc.assert(
    fc.asyncProperty(fc.array(aTurn, { minLength: 4, maxLength: 12 }), async (turns) => {
      const scene = await aScene(people)
      await offer(scene)
      for (const turn of turns) {
        await atOnce(scene, turn)
        await expectSound(scene)
      }
    }),
    { numRuns: 15 },
  )
}, 180_000)
