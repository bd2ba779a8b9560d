import {
  ApplicationStatus,
  applyToJob,
  countApplicationView,
  getApplication,
  updateApplicationStatus,
} from '@hearback/contract/hiring/applications.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { runAnswerClock } from './answer-clock.service.ts'

const app = testApp()
const feedback = 'We look for more years at the oven.'

async function anAppliedOne(status: ApplicationStatus = 'applied') {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const jobId = await aJob(app, { by: hana, title: 'Baker' })
  return { hana, ana, jobId, id: await anApplication(app, { by: ana, to: jobId, status }) }
}
const step = (person: Person, id: string, newStatus: ApplicationStatus, rest: object = {}) =>
  person.call(updateApplicationStatus, { params: { id }, body: { newStatus, ...rest } })
const rowOf = (id: string) =>
  app.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const pathOf = async (id: string) =>
  (
    await app.db
      .selectFrom('application_steps')
      .select(['from_status', 'to_status', 'by'])
      .where('application_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map((s) => `${s.by}: ${s.from_status} > ${s.to_status}`)

describe('a step of the employer', () => {
  test('answers, is kept with its words, and is mailed to the seeker', async () => {
    const { hana, ana, id } = await anAppliedOne()
    const { application } = await step(hana, id, 'shortlisted', { employerFeedback: 'Good bread!' })
    expect(application).toMatchObject({
      status: 'shortlisted',
      employerFeedback: 'Good bread!',
      nextSteps: ['interview', 'offered', 'rejected'],
    })
    expect(application.answeredAt).not.toBeNull()
    expect(application.viewedAt).toBeNull()
    expect(await pathOf(id)).toEqual(['seeker: null > applied', 'employer: applied > shortlisted'])
    const whole = await ana.call(getApplication, { params: { id } })
    expect(whole.application.history.at(-1)).toMatchObject({
      to: 'shortlisted',
      by: 'employer',
      feedback: 'Good bread!',
    })
    expect((await app.mailTo(ana.email, /been shortlisted: Baker/)).text).toContain('Good bread!')
    expect([...new Set(app.mails.map(({ thread }) => thread))]).toEqual([`application ${id}`])
  })

  test('that the table lacks is a 409 that lists the allowed ones and changes nothing', async () => {
    const { hana, id } = await anAppliedOne()
    const before = await rowOf(id)
    const refused: Refusal = await step(hana, id, 'offered').catch((error) => error)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'step_not_allowed',
      allowed: ['viewed', 'shortlisted', 'interview', 'rejected'],
    })
    expect(await rowOf(id)).toEqual(before)
    expect(await pathOf(id)).toHaveLength(1)
  })

  test('counts as the answer the first time only', async () => {
    const { hana, id } = await anAppliedOne('shortlisted')
    await shiftApplication(app, id, 3)
    const before = await rowOf(id)
    await step(hana, id, 'interview')
    const after = await rowOf(id)
    expect(after.answered_at).toEqual(before.answered_at)
    expect(after.last_employer_act_at?.getTime()).toBeGreaterThan(before.last_employer_act_at?.getTime() ?? 0)
  })

  test('that merely views is no answer', async () => {
    const { hana, id } = await anAppliedOne()
    const { application } = await step(hana, id, 'viewed')
    expect(application).toMatchObject({ status: 'viewed', answeredAt: null })
    expect(application.viewedAt).not.toBeNull()
  })

  test('offers where the table says so, and no one hires', async () => {
    const { hana, ana, id } = await anAppliedOne('viewed')
    await step(hana, id, 'offered')
    await app.mailTo(ana.email, /You have an offer: Baker at Crust/)
    await expect(step(hana, id, 'hired')).toBeRefused('step_not_allowed')
    await expect(step(ana, id, 'hired')).toBeRefused('step_not_allowed')
    await step(ana, id, 'declined')
    await app.mailTo(hana.email, /Declined: Ana Ruiz for Baker/)
  })

  test('is taken late after the clock has expired it', async () => {
    const { hana, id } = await anAppliedOne('expired')
    const { application } = await step(hana, id, 'rejected', { reasonCode: 'position_filled' })
    expect(application).toMatchObject({ status: 'rejected', reasonCode: 'position_filled' })
    expect(application.answeredAt).not.toBeNull()
  })
})

describe('a rejection', () => {
  test.each([
    ['employerFeedback', {}],
    ['employerFeedback', { employerFeedback: 'No, thank you.' }],
    ['employerFeedback', { employerFeedback: `${' '.repeat(30)}No.` }],
    ['employerFeedback', { employerFeedback: 'x'.repeat(2001) }],
    ['reasonCode', { reasonCode: 'because' }],
    ['reasonCode', { reasonCode: 'offer_rescinded' }],
  ])('with a wrong %s is refused: %o', async (field, words) => {
    const { hana, id } = await anAppliedOne()
    await expect(step(hana, id, 'rejected', words)).toBeRefused('invalid_input', field)
    expect((await rowOf(id)).status).toBe('applied')
  })

  test.each([
    ['feedback', { employerFeedback: feedback, interviewInvitation: '' }, feedback],
    [
      'a coded reason',
      { reasonCode: 'stronger_candidate', employerFeedback: '' },
      'Another candidate was a better fit',
    ],
  ])('with %s is told to the seeker', async (_, words, told) => {
    const { hana, ana, id } = await anAppliedOne()
    await step(hana, id, 'rejected', words)
    expect((await app.mailTo(ana.email, /Your application: Baker/)).text).toContain(told)
  })

  test('may be taken back to the shortlist for 60 days', async () => {
    const { hana, id } = await anAppliedOne('rejected')
    await shiftApplication(app, id, 60.1)
    await expect(step(hana, id, 'shortlisted')).toBeRefused('step_not_allowed')
    await shiftApplication(app, id, -1)
    await step(hana, id, 'shortlisted')
  })

  test('of somebody hired names the rescinded offer', async () => {
    const { hana, id } = await anAppliedOne('hired')
    await expect(step(hana, id, 'rejected', { employerFeedback: feedback })).toBeRefused('invalid_input', 'reasonCode')
    const { application } = await step(hana, id, 'rejected', { reasonCode: 'offer_rescinded' })
    expect(application).toMatchObject({ status: 'rejected', reasonCode: 'offer_rescinded', employerFeedback: null })
  })
})

describe('a step of the seeker', () => {
  test('withdraws, and the employer is told', async () => {
    const { hana, ana, id } = await anAppliedOne('viewed')
    const { application } = await step(ana, id, 'withdrawn', { employerFeedback: '', interviewInvitation: '' })
    expect(application).toMatchObject({ status: 'withdrawn', answeredAt: null, nextSteps: ['applied'] })
    await app.mailTo(hana.email, /Withdrawn: Ana Ruiz for Baker/)
  })

  test('is none of the employer’s', async () => {
    const { ana, id } = await anAppliedOne()
    await expect(step(ana, id, 'shortlisted')).toBeRefused('step_not_allowed')
    await expect(step(ana, id, 'withdrawn', { employerFeedback: feedback })).toBeRefused(
      'invalid_input',
      'employerFeedback',
    )
    expect((await rowOf(id)).status).toBe('applied')
  })
})

test('no one else may know of an application', async () => {
  const { id } = await anAppliedOne()
  for (const other of [await anEmployer(app), await aSeeker(app), await anAccount(app, 'admin')]) {
    await expect(step(other, id, 'withdrawn')).toBeRefused('not_found')
    await expect(other.call(getApplication, { params: { id } })).toBeRefused('not_found')
  }
  expect((await rowOf(id)).status).toBe('applied')
})

describe('two concurrent steps', () => {
  test.each([
    ['rejects', 'withdraws'],
    ['withdraws', 'rejects'],
  ])('where one %s and one %s: one wins, the other is a 409', async (first) => {
    const { hana, ana, id } = await anAppliedOne('viewed')
    const acts = [() => step(hana, id, 'rejected', { employerFeedback: feedback }), () => step(ana, id, 'withdrawn')]
    if (first === 'withdraws') acts.reverse()
    const answers = await Promise.allSettled(acts.map((act) => act()))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
    expect(answers.find((answer) => answer.status === 'rejected')?.reason).toMatchObject({ status: 409 })
    expect(await pathOf(id)).toHaveLength(3)
  })

  test('of the same kind, 30 times over, are one step', async () => {
    const { hana, id } = await anAppliedOne('viewed')
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => step(hana, id, 'shortlisted')))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
    expect(await pathOf(id)).toHaveLength(3)
  })

  test('wait for the row and decide by what they find then', async () => {
    const { hana, id } = await anAppliedOne('viewed')
    const client = await app.pool.connect()
    await client.query('begin')
    await client.query('select 1 from applications where id = $1 for update', [id])
    const waiting = step(hana, id, 'rejected', { employerFeedback: feedback }).catch((error) => error)
    await eventuallyBlocked()
    await client.query(
      `update applications set status = 'shortlisted', status_changed_at = clock_timestamp() where id = $1`,
      [id],
    )
    await client.query('commit')
    client.release()
    expect(await waiting).toMatchObject({
      status: 409,
      body: { message: 'This application has just become shortlisted.', allowed: ['interview', 'offered', 'rejected'] },
    })
  })

  async function eventuallyBlocked(): Promise<void> {
    for (;;) {
      const { rowCount } = await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if (rowCount) return
    }
  }
})

describe('opening an application', () => {
  test('makes it viewed the first time, and counts each time', async () => {
    const { hana, id } = await anAppliedOne()
    const first = await hana.call(countApplicationView, { params: { id } })
    expect(first.application).toMatchObject({ status: 'viewed', views: 1, answeredAt: null })
    await Promise.all(Array.from({ length: 9 }, () => hana.call(countApplicationView, { params: { id } })))
    const row = await rowOf(id)
    expect(row).toMatchObject({ views: 10, status: 'viewed' })
    expect(row.viewed_at?.toISOString()).toBe(first.application.viewedAt)
    expect(await pathOf(id)).toEqual(['seeker: null > applied', 'employer: applied > viewed'])
  })

  test('changes no later status', async () => {
    const { hana, id } = await anAppliedOne('withdrawn')
    const { application } = await hana.call(countApplicationView, { params: { id } })
    expect(application).toMatchObject({ status: 'withdrawn', views: 1 })
  })

  test('is the owner’s alone', async () => {
    const { id } = await anAppliedOne()
    await expect((await anEmployer(app)).call(countApplicationView, { params: { id } })).toBeRefused('not_found')
    expect((await rowOf(id)).views).toBe(0)
  })
})

const legal = new Set([
  'seeker: null > applied',
  ...['viewed', 'shortlisted', 'interview', 'rejected'].map((to) => `employer: applied > ${to}`),
  ...['shortlisted', 'interview', 'offered', 'rejected'].flatMap((to) => [
    `employer: viewed > ${to}`,
    `employer: expired > ${to}`,
  ]),
  ...['interview', 'offered', 'rejected'].flatMap((to) => [
    `employer: shortlisted > ${to}`,
    `employer: interview > ${to}`,
  ]),
  ...['rejected', 'interview'].map((to) => `employer: offered > ${to}`),
  'employer: rejected > shortlisted',
  ...['applied', 'viewed', 'shortlisted', 'interview', 'offered', 'expired'].map(
    (from) => `seeker: ${from} > withdrawn`,
  ),
  'seeker: offered > declined',
  'seeker: withdrawn > applied',
  'seeker: declined > applied',
  ...['applied', 'viewed', 'shortlisted'].map((from) => `system: ${from} > expired`),
])

interface Scene {
  hana: Person
  ana: Person
  jobId: string
  id: string
}
const statuses = ApplicationStatus.options
const anAct = fc.oneof(
  fc.constantFrom(...statuses).map(
    (to) =>
      ({ hana, id }: Scene) =>
        step(hana, id, to, to === 'rejected' ? { employerFeedback: feedback } : {}),
  ),
  fc.constantFrom(...statuses).map(
    (to) =>
      ({ ana, id }: Scene) =>
        step(ana, id, to),
  ),
  fc.constant(({ hana, id }: Scene) => hana.call(countApplicationView, { params: { id } })),
  fc.constant(({ ana, jobId }: Scene) => ana.call(applyToJob, { params: { jobId } })),
  fc.constantFrom(1, 16, 31, 61).map((days) => async ({ id }: Scene) => {
    await shiftApplication(app, id, days)
    await runAnswerClock(app.deps)
  }),
)

test('the history is a legal path after any steps of both people and the clock, concurrent or in turn', async () => {
  const hana = await anEmployer(app)
  const ana = await aSeeker(app)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array<(scene: Scene) => Promise<unknown>>(anAct, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
      async (turns) => {
        const jobId = await aJob(app, { by: hana })
        const id = await anApplication(app, { by: ana, to: jobId })
        for (const turn of turns) {
          await Promise.allSettled(turn.map((act) => act({ hana, ana, jobId, id })))
        }
        const path = await pathOf(id)
        for (const taken of path) expect(legal).toContain(taken)
        const tos = path.map((taken) => taken.split(' > ')[1])
        const froms = path.map((taken) => taken.split(' > ')[0]?.split(': ')[1])
        expect(froms).toEqual(['null', ...tos.slice(0, -1)])
        expect((await rowOf(id)).status).toBe(tos.at(-1))
        expect(tos.filter((to) => to === 'applied').length).toBeLessThanOrEqual(2)
      },
    ),
    { numRuns: 25 },
  )
}, 60_000)
