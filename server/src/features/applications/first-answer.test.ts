import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import {
  type ApplicationStatus,
  getApplication,
  updateApplicationStatus,
} from '@hearback/contract/hiring/applications.ts'
import { refusals } from '@hearback/texts/es/refusals.ts'
import { describe, expect, test } from 'vitest'
import { Refusal, testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'
import { runAnswerClock } from './answer-clock.service.ts'
import { firstAnswer } from './late-steps/first-answer.rules.ts'

const app = testApp()
const feedback = 'We look for more years at the oven.'
const invitation = {
  message: 'Come by on Monday.',
  mode: 'onsite',
  place: 'Main St 1',
  timeZone: 'America/Boise',
  minutes: 30,
  slots: [],
}

interface Scene {
  ana: Person
  ben: Person
  victor: Person
  jobId: string
  id: string
}
async function aScene({ status = 'viewed' as ApplicationStatus, name = 'Ana' } = {}): Promise<Scene> {
  const founder = await anEmployer(app)
  const ana = await aMember(app, founder, { firstName: name })
  const ben = await aMember(app, founder, { firstName: 'Ben' })
  const victor = await aSeeker(app, { firstName: 'Victor' })
  const jobId = await aJob(app, { by: founder })
  return { ana, ben, victor, jobId, id: await anApplication(app, { by: victor, to: jobId, status }) }
}
const step = (person: Person, id: string, newStatus: ApplicationStatus, rest: object = {}) =>
  person.call(updateApplicationStatus, { params: { id }, body: { newStatus, ...rest } })
const reject = (person: Person, id: string, rest: object = {}) =>
  step(person, id, 'rejected', { employerFeedback: feedback, ...rest })
const invite = (person: Person, id: string, rest: object = {}) =>
  step(person, id, 'interview', { interviewInvitation: invitation, ...rest })
const lastStepOf = async (person: Person, id: string) => {
  const { application } = await person.call(getApplication, { params: { id } })
  return application.history.at(-1)?.at ?? ''
}
const refusalOf = async (act: Promise<unknown>) => {
  const refusal = await act.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(refusal instanceof Refusal)) throw new Error('was allowed')
  return { status: refusal.status, code: refusal.body.code, message: refusal.body.message }
}
const late = (message: string) => ({ status: 409, code: 'step_not_allowed', message })
const employersSteps = async (id: string) => {
  const { rows } = await app.pool.query(
    `select actor_id, to_status from application_steps where application_id = $1 and "by" = 'employer' and to_status <> 'viewed'`,
    [id],
  )
  return rows
}

describe('of two members who answer at the same time', () => {
  test('one answers, and the other is told who was first and how', async () => {
    for (let round = 0; round < 10; round++) {
      const { ana, ben, id } = await aScene()
      const lastStepAt = await lastStepOf(ana, id)
      const acts = [() => invite(ana, id, { lastStepAt }), () => reject(ben, id, { lastStepAt })]
      const outcomes = await Promise.allSettled((round % 2 ? acts.reverse() : acts).map((act) => act()))
      const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refusal] : []))
      const [taken, ...others] = await employersSteps(id)
      expect(others).toEqual([])
      const said =
        taken.actor_id === ana._id
          ? 'Ana already invited Victor to an interview.'
          : 'Ben answered this first: Not selected.'
      expect(refused.map(({ status, body }) => [status, body.code, body.message])).toEqual([
        [409, 'step_not_allowed', said],
      ])
    }
  })

  test('the same answer of both is one, also from clients that do not say what they saw', async () => {
    const { ana, ben, id } = await aScene()
    const outcomes = await Promise.allSettled([reject(ana, id), reject(ben, id)])
    const [taken] = await employersSteps(id)
    const name = taken.actor_id === ana._id ? 'Ana' : 'Ben'
    expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.body.message] : []))).toEqual([
      `${name} answered this first: Not selected.`,
    ])
  })

  test('one who has not seen the answer of a colleague does not change it', async () => {
    const { ana, ben, id } = await aScene({ status: 'shortlisted' })
    const lastStepAt = await lastStepOf(ben, id)
    await invite(ana, id)
    expect(await refusalOf(invite(ben, id, { lastStepAt }))).toEqual(
      late('Ana already invited Victor to an interview.'),
    )
    expect(await employersSteps(id)).toHaveLength(2)
    await invite(ben, id, { lastStepAt: await lastStepOf(ben, id) })
    expect(await employersSteps(id)).toHaveLength(3)
  })

  test('a view of a colleague does not refuse an answer', async () => {
    const { ana, ben, id } = await aScene({ status: 'applied' })
    const lastStepAt = await lastStepOf(ben, id)
    await step(ana, id, 'viewed')
    expect((await reject(ben, id, { lastStepAt })).application.status).toBe('rejected')
  })

  test('each refused row of a bulk answer says it', async () => {
    const { ana, ben, jobId, id } = await aScene()
    const other = await anApplication(app, { by: await aSeeker(app), to: jobId })
    const lastStepsAt = [await lastStepOf(ben, id), await lastStepOf(ben, other)]
    await step(ana, id, 'shortlisted')
    const body = { ids: [id, other], newStatus: 'rejected' as const, employerFeedback: feedback }
    const { results } = await ben.call(bulkUpdateStatus, { body: { ...body, lastStepsAt } })
    expect(results).toEqual([
      { _id: id, done: false, code: 'step_not_allowed', error: 'Ana answered this first: Shortlisted.' },
      { _id: other, done: true, code: null, error: null },
    ])
    await expect(ben.call(bulkUpdateStatus, { body: { ...body, lastStepsAt: lastStepsAt.slice(1) } })).toBeRefused(
      'invalid_input',
      'lastStepsAt',
    )
  })
})

test.each([
  ['with an emoji', '👩🏽‍🍳 Zoë', '👩🏽‍🍳 Zoë'],
  ['that ends a sentence', 'Ana.', 'Ana.'],
])('a name %s is said as it is', async (_case, name, said) => {
  const { ana, ben, id } = await aScene({ name })
  await reject(ana, id)
  expect(await refusalOf(reject(ben, id))).toEqual(late(`${said} answered this first: Not selected.`))
})

test('a member without a name is a colleague', async () => {
  const { ana, ben, id } = await aScene()
  await app.pool.query('update company_members set first_name = null, last_name = null where user_id = $1', [ana._id])
  await reject(ana, id)
  expect(await refusalOf(reject(ben, id))).toEqual(late('A colleague answered this first: Not selected.'))
})

test('a member who left is still named', async () => {
  const { ana, ben, id } = await aScene()
  await reject(ana, id)
  await app.db.deleteFrom('company_members').where('user_id', '=', ana._id).execute()
  expect(await refusalOf(reject(ben, id))).toEqual(late('Ana answered this first: Not selected.'))
  await app.db.deleteFrom('users').where('id', '=', ana._id).execute()
  expect(await refusalOf(reject(ben, id))).toEqual(late('A colleague answered this first: Not selected.'))
})

test('another device of the same member reads that it was them', async () => {
  const { ana, id } = await aScene()
  const lastStepAt = await lastStepOf(ana, id)
  await step(ana, id, 'shortlisted', { lastStepAt })
  expect(await refusalOf(reject(ana, id, { lastStepAt }))).toEqual(late('You already answered this: Shortlisted.'))
})

test('a job seeker who was first is named, and reads only of the company', async () => {
  const withdrawn = await aScene()
  await step(withdrawn.victor, withdrawn.id, 'withdrawn')
  expect(await refusalOf(reject(withdrawn.ben, withdrawn.id))).toEqual(late('Victor withdrew the application first.'))
  const answered = await aScene()
  await reject(answered.ana, answered.id)
  expect(await refusalOf(step(answered.victor, answered.id, 'withdrawn'))).toEqual(
    late('The company answered this first: Not selected.'),
  )
})

test('the clock is named if it made the step impossible, and does not refuse a late answer', async () => {
  const { ben, victor, id } = await aScene({ status: 'applied' })
  const lastStepAt = await lastStepOf(ben, id)
  await shiftApplication(app, id, 46)
  await runAnswerClock(app.deps)
  expect((await victor.call(getApplication, { params: { id } })).application.status).toBe('expired')
  expect(await refusalOf(step(ben, id, 'viewed', { lastStepAt }))).toEqual(late('The time to answer ran out first.'))
  expect((await reject(ben, id, { lastStepAt })).application.status).toBe('rejected')
})

test('a time that is none is refused by its field, and changes nothing', async () => {
  const { ben, id } = await aScene()
  await expect(reject(ben, id, { lastStepAt: 'yesterday' })).toBeRefused('invalid_input', 'lastStepAt')
  expect(await employersSteps(id)).toEqual([])
})

test('every sentence has Spanish words, with the names in it', () => {
  const people = { actorId: 'a', actorName: 'Ana', seekerName: 'Víctor 2' }
  const sentences = [
    'interview',
    'offered',
    'shortlisted',
    'rejected',
    'withdrawn',
    'declined',
    'hired',
    'expired',
  ].flatMap((to) =>
    ['employer', 'seeker', 'system'].flatMap((by) =>
      (['employer', 'seeker'] as const).flatMap((side) =>
        ['a', 'b'].flatMap((userId) =>
          [people, { ...people, actorName: null, seekerName: '' }].flatMap(
            (names) => firstAnswer({ to, by, ...names }, { userId, side }) ?? [],
          ),
        ),
      ),
    ),
  )
  expect(sentences).toEqual(expect.arrayContaining(['Ana already made Víctor 2 an offer.']))
  expect(sentences.filter((one) => refusals.ofSentence(one) === undefined)).toEqual([])
  expect(refusals.ofSentence('Ana already invited Víctor 2 to an interview.')).toBe(
    'Ana ya invitó a Víctor 2 a una entrevista.',
  )
})
