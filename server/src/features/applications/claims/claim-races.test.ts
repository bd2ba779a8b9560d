import { removeMember } from '@hearback/contract/accounts/team.ts'
import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { aChat, say } from '../../../../test/chat-factory.ts'
import {
  anApplicant,
  applicationSeenBy,
  claim,
  claimOutcomes,
  contradictions,
  passClaimDays,
  settle,
  takeStep,
} from '../../../../test/claim-factory.ts'
import '../../../../test/matchers.ts'
import { aMember } from '../../../../test/team-factory.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { eraseAccountData } from '../../data-rights/erase-accounts.service.ts'
import { runAnswerClock } from '../answer-clock.service.ts'
import { runAnswerClaims } from './run-answer-claims.service.ts'

const app = testApp()

describe('a claimed answer', () => {
  test('is one for each application, also of two members concurrently and after an objection', async () => {
    const { hana, ana, id } = await anApplicant(app)
    const rita = await aMember(app, hana)
    const both = await Promise.allSettled([claim(hana, id), claim(rita, id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(claim(hana, id)).toBeRefused('conflict')
    await settle(ana, id, false)
    await expect(claim(hana, id)).toBeRefused('conflict')
    const { rows } = await app.pool.query(`select from notifications where kind = 'answer_claimed'`)
    expect(rows).toHaveLength(1)
  })

  test('is confirmed or contested, never both, however often the buttons are pressed concurrently', async () => {
    const { hana, ana, id } = await anApplicant(app)
    await claim(hana, id)
    const heard = [true, false, true, false, true, false]
    const presses = await Promise.allSettled(heard.map((one) => settle(ana, id, one)))
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await contradictions(app)).toBe(0)
  })

  test.each(['shortlisted', 'rejected', 'message'] as const)('ends with an answer here: %s', async (answer) => {
    const { hana, ana, id } = await anApplicant(app)
    await claim(hana, id)
    if (answer === 'message')
      await say(hana, (await aChat(app, { by: hana, with: ana })).chatId, 'Could you come in on Tuesday?')
    else await takeStep(hana, id, answer)
    expect(await claimOutcomes(app)).toEqual(['answered'])
    await expect(settle(ana, id, false)).toBeRefused('step_not_allowed')
    expect((await applicationSeenBy(ana, id)).answeredAt).not.toBeNull()
  })

  test('ends with a withdrawal, and the second round has a claim of its own', async () => {
    const { hana, ana, jobId, id } = await anApplicant(app)
    await claim(hana, id)
    await takeStep(ana, id, 'withdrawn')
    expect(await claimOutcomes(app)).toEqual(['ended'])
    await ana.call(applyToJob, { params: { jobId }, body: { applicationDescription: 'I still bake bread.' } })
    expect(await applicationSeenBy(ana, id)).not.toHaveProperty('answerClaim')
    await claim(hana, id)
    const { rows } = await app.pool.query('select round, outcome from answer_claims order by round')
    expect(rows).toEqual([
      { round: 1, outcome: 'ended' },
      { round: 2, outcome: null },
    ])
  })

  test('outlives the member who claimed it and left', async () => {
    const { hana, ana, id } = await anApplicant(app)
    const rita = await aMember(app, hana)
    await claim(rita, id)
    await hana.call(removeMember, { params: { id: rita._id } })
    await expect(claim(rita, id)).toBeRefused('not_signed_in')
    await passClaimDays(app, 7.1)
    await runAnswerClaims(app.deps)
    expect(await applicationSeenBy(ana, id)).toMatchObject({
      awaitsAnswer: false,
      answerClaim: { outcome: 'uncontested' },
    })
  })

  test.each(['seeker', 'company'] as const)('ends as the account of the %s is erased', async (side) => {
    const { hana, ana, id } = await anApplicant(app)
    await claim(hana, id)
    const erased = side === 'seeker' ? ana : hana
    await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, erased._id))
    expect(await claimOutcomes(app)).toEqual([side === 'seeker' ? 'ended' : 'answered'])
    await passClaimDays(app, 7.1)
    await runAnswerClaims(app.deps)
    expect(await contradictions(app)).toBe(0)
    expect((await app.pool.query('select status from applications where id = $1', [id])).rows).toEqual([
      { status: side === 'seeker' ? 'withdrawn' : 'rejected' },
    ])
  })
})

test.each([0, 1, 2, 3, 4, 5])(
  'a claim, an answer, a withdrawal, an objection at 7 days and the clock at the same moment end in one consistent state (%i)',
  async (round) => {
    const { hana, ana, id } = await anApplicant(app)
    const { chatId } = await aChat(app, { by: hana, with: ana })
    if (round % 2 === 0) {
      await claim(hana, id)
      await passClaimDays(app, 7.1)
    }
    const acts = [
      () => claim(hana, id),
      () => settle(ana, id, round % 3 === 0),
      () => runAnswerClaims(app.deps),
      () => takeStep(hana, id, 'shortlisted'),
      () => say(hana, chatId, 'Could you come in on Tuesday?'),
      () => takeStep(ana, id, 'withdrawn'),
      () => runAnswerClock(app.deps),
    ]
    // In the first rounds without the steps, which end every claim.
    const results = await Promise.allSettled(acts.slice(0, round < 2 ? 3 : acts.length).map((act) => act()))
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect(await contradictions(app)).toBe(0)
  },
)
