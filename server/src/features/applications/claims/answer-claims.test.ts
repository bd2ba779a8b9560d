import { listActivity } from '@hearback/contract/accounts/activity.ts'
import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { shiftApplication } from '../../../../test/application-factory.ts'
import {
  anApplicant,
  applicationSeenBy,
  claim,
  claimOutcomes,
  dayAgo,
  passClaimDays,
  settle,
  takeStep,
} from '../../../../test/claim-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import '../../../../test/matchers.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { aContributor, aMember } from '../../../../test/team-factory.ts'
import { runAnswerClock } from '../answer-clock.service.ts'
import { runAnswerClaims } from './run-answer-claims.service.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example' })

describe('a claimed answer', () => {
  test('is shown to both as claimed, and does not count by itself', async () => {
    const { hana, ana, id } = await anApplicant(app)
    const { claim: claimed } = await claim(hana, id)
    expect(claimed).toMatchObject({ channel: 'phone', answeredOn: dayAgo(), outcome: null })
    for (const who of [hana, ana])
      expect(await applicationSeenBy(who, id)).toMatchObject({
        status: 'applied',
        answeredAt: null,
        awaitsAnswer: true,
        answerClaim: claimed,
      })
    const { text } = await app.mailTo(ana.email, /^Did Crust answer you about Baker\?$/)
    expect(text).toContain('Crust says they answered your application for Baker by phone on ')
    expect(text).toContain(`https://jobs.example/applications/${id}`)
  })

  test('is mailed immediately, however many emails the company caused that day', async () => {
    const { hana, ana, id } = await anApplicant(app)
    await app.pool.query(
      `insert into mail_counts (user_id, counterpart_id, day, mails) values ($1, $2, (now() at time zone 'utc')::date, 10)
       on conflict (user_id, counterpart_id) do update set mails = excluded.mails`,
      [ana._id, hana._id],
    )
    await claim(hana, id)
    await app.mailTo(ana.email, /^Did Crust answer you about Baker\?$/)
  })

  test('may name the day that it is where the day begins first', async () => {
    const { hana, id } = await anApplicant(app)
    const farEast = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    expect((await claim(hana, id, { answeredOn: farEast })).claim.answeredOn).toBe(farEast)
  })

  test('that the seeker confirms counts from its day, by the member who claimed it', async () => {
    const { hana, ana, id } = await anApplicant(app, { appliedDaysAgo: 10 })
    const rita = await aMember(app, hana)
    await claim(rita, id, { answeredOn: dayAgo(4) })
    await settle(ana, id, true)
    expect(await applicationSeenBy(ana, id)).toMatchObject({
      answeredAt: `${dayAgo(3)}T00:00:00.000Z`,
      awaitsAnswer: false,
      answerClaim: { outcome: 'confirmed' },
    })
    expect((await app.pool.query('select answered_by from applications')).rows).toEqual([{ answered_by: rita._id }])
    await expect(settle(ana, id, false)).toBeRefused('step_not_allowed')
  })

  test('that the seeker confirms never counts from before the application, nor from after the claim', async () => {
    const { hana, ana, id } = await anApplicant(app)
    const { claim: claimed } = await claim(hana, id)
    await settle(ana, id, true)
    const { answeredAt, appliedAt } = await applicationSeenBy(ana, id)
    expect(answeredAt).toBe(claimed.claimedAt)
    expect(Date.parse(answeredAt ?? '')).toBeGreaterThanOrEqual(Date.parse(appliedAt))
  })

  test('counts from the time of the claim after 7 days without an objection, however many processes run', async () => {
    const { hana, ana, id } = await anApplicant(app, { appliedDaysAgo: 10 })
    const { claim: claimed } = await claim(hana, id, { answeredOn: dayAgo(9) })
    await passClaimDays(app, 6.9)
    await runAnswerClaims(app.deps)
    expect(await claimOutcomes(app)).toEqual([null])
    await passClaimDays(app, 0.2)
    await Promise.all([1, 2, 3].map(() => runAnswerClaims(app.deps)))
    expect(await claimOutcomes(app)).toEqual(['uncontested'])
    const { answeredAt } = await applicationSeenBy(ana, id)
    expect(Date.parse(claimed.claimedAt) - Date.parse(answeredAt ?? '')).toBeCloseTo(7.1 * 86_400_000, -3)
    await expect(settle(ana, id, false)).toBeRefused('step_not_allowed')
  })

  test('that the seeker contests leaves the clock as if nothing had been claimed', async () => {
    const { hana, ana, id } = await anApplicant(app, { appliedDaysAgo: 6 })
    const before = await applicationSeenBy(ana, id)
    await claim(hana, id)
    await shiftApplication(app, id, 2)
    await runAnswerClock(app.deps)
    expect(await reminders(hana)).toBe(0)
    await settle(ana, id, false)
    const after = await applicationSeenBy(ana, id)
    expect(after).toMatchObject({
      status: 'applied',
      answeredAt: null,
      awaitsAnswer: true,
      answerClaim: { outcome: 'objected' },
    })
    expect(Date.parse(before.answerDueAt) - Date.parse(after.answerDueAt)).toBe(2 * 86_400_000)
    await runAnswerClock(app.deps)
    expect(await reminders(hana)).toBe(1)
    const { text } = await app.mailTo(hana.email, /^Still waiting: Ana Ruiz for Baker$/)
    expect(text).toContain('/answer-applicant?step=rejected#')
  })

  test('keeps the application open over day 30, until it is contested', async () => {
    const { hana, ana, id } = await anApplicant(app, { appliedDaysAgo: 29 })
    await claim(hana, id)
    await shiftApplication(app, id, 3)
    await runAnswerClock(app.deps)
    expect((await applicationSeenBy(ana, id)).status).toBe('applied')
    await settle(ana, id, false)
    await runAnswerClock(app.deps)
    expect(await applicationSeenBy(ana, id)).toMatchObject({ status: 'expired', answeredAt: null })
  })

  test('that counts after day 30 is an answer, and the application is not missed', async () => {
    const { hana, ana, id } = await anApplicant(app, { appliedDaysAgo: 29 })
    await claim(hana, id)
    await shiftApplication(app, id, 3)
    await passClaimDays(app, 7.1)
    await runAnswerClock(app.deps)
    await runAnswerClaims(app.deps)
    await runAnswerClock(app.deps)
    expect(await applicationSeenBy(ana, id)).toMatchObject({
      status: 'applied',
      answerClaim: { outcome: 'uncontested' },
    })
    expect((await applicationSeenBy(ana, id)).answeredAt).not.toBeNull()
  })

  test('is refused once there is an answer, and for others than members who answer', async () => {
    const { hana, ana, jobId, id } = await anApplicant(app)
    const otto = await anEmployer(app)
    await expect(claim(otto, id)).toBeRefused('not_found')
    await expect(claim(await aContributor(app, hana, jobId), id)).toBeRefused('not_allowed')
    await expect(settle(ana, id, true)).toBeRefused('step_not_allowed')
    await expect(settle(await aSeeker(app), id, true)).toBeRefused('not_found')
    await takeStep(hana, id, 'shortlisted')
    await expect(claim(hana, id)).toBeRefused('step_not_allowed')
  })

  test.each([
    ['before the application', () => dayAgo(12), 'Choose the day of the application or a later day'],
    ['in the future', () => dayAgo(-2), 'Choose today or an earlier day'],
    ['that does not exist', () => '2026-02-30', 'This date doesn’t exist'],
    ['that is no day', () => 'yesterday', 'Enter the date as YYYY-MM-DD'],
  ])('is refused with a day %s, and changes nothing', async (_, answeredOn, message) => {
    const { hana, id } = await anApplicant(app, { appliedDaysAgo: 10 })
    const refusal = await claim(hana, id, { answeredOn: answeredOn() }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ body: { code: 'invalid_input', fields: { answeredOn: message } } })
    expect(await claimOutcomes(app)).toEqual([])
  })
})

describe('the database', () => {
  const insert = `insert into answer_claims (application_id, round, employer_id, channel, answered_on) values ($1, 1, $2, 'phone', now())`

  test('refuses a claim on an application that has an answer', async () => {
    const { hana, id } = await anApplicant(app)
    await takeStep(hana, id, 'shortlisted')
    await expect(app.pool.query(insert, [id, hana._id])).rejects.toMatchObject({ constraint: 'answer_claims_waiting' })
  })

  test('refuses another outcome for a settled claim', async () => {
    const { hana, ana, id } = await anApplicant(app)
    await claim(hana, id)
    await settle(ana, id, false)
    await expect(app.pool.query(`update answer_claims set outcome = 'confirmed'`)).rejects.toMatchObject({
      constraint: 'answer_claims_settled',
    })
  })
})

test('claims and objections are in the log of the company and in the exports of both', async () => {
  const { hana, ana, id } = await anApplicant(app)
  await claim(hana, id)
  await settle(ana, id, false)
  const { entries } = await hana.call(listActivity, {})
  expect(entries.slice(0, 2).map(({ act, member }) => [act, member?._id ?? null])).toEqual([
    ['application_contested', null],
    ['application_claimed', hana._id],
  ])
  for (const who of [hana, ana]) expect(JSON.stringify(await who.call(exportData, {}))).toContain('objected')
})

const reminders = async ({ _id }: Person) =>
  (await app.pool.query(`select from notifications where user_id = $1 and kind = 'answers_due'`, [_id])).rowCount
