import { setAbsence } from '@hearback/contract/accounts/absence.ts'
import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { removeMember } from '@hearback/contract/accounts/team.ts'
import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { nudgeEmployer } from '@hearback/contract/hiring/clock/nudges.ts'
import { setJobPeople } from '@hearback/contract/jobs/job-people.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../../test/app.ts'
import { shiftApplication } from '../../../../test/application-factory.ts'
import { aChat, decide, say } from '../../../../test/chat-factory.ts'
import { anApplicant, applicationSeenBy, claim, dayAgo, settle, takeStep } from '../../../../test/claim-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import '../../../../test/matchers.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { aMember } from '../../../../test/team-factory.ts'
import { runAnswerClock } from '../answer-clock.service.ts'

const app = testApp()

const nudge = (who: Person, id: string) => who.call(nudgeEmployer, { params: { id } })
const aWaiting = () => anApplicant(app, { appliedDaysAgo: 10.1 })

/** Members who got a notification that the applicant asks for an answer. */
const told = async () =>
  (
    await app.pool.query<{ user_id: string }>(`select user_id from notifications where kind = 'application_nudged'`)
  ).rows.map((row) => row.user_id)
const nudgedAtOf = async (id: string) =>
  (await app.pool.query('select nudged_at from applications where id = $1', [id])).rows[0].nudged_at

describe('a seeker who hears nothing', () => {
  test('asks for an answer from day 10 on, and the company gets an email with the buttons to answer', async () => {
    const { hana, ana, id } = await aWaiting()
    const before = await applicationSeenBy(ana, id)
    expect(before.nudge?.nudgedAt).toBeNull()
    expect(await applicationSeenBy(hana, id)).not.toHaveProperty('nudge')
    const { nudge: nudged } = await nudge(ana, id)
    expect(nudged).toEqual({ possibleFrom: before.nudge?.possibleFrom, nudgedAt: expect.any(String) })
    expect((await applicationSeenBy(ana, id)).nudge).toEqual(nudged)
    expect((await applicationSeenBy(hana, id)).nudge).toEqual(nudged)
    const mail = await app.mailTo(hana.email, /Ana Ruiz is asking for an answer: Baker/)
    expect(mail.text).toMatch(/Please answer by /)
    expect(mail.text).toContain('/answer-applicant?step=rejected#')
    const { notifications } = await hana.call(listNotifications, { query: {} })
    expect(notifications[0]).toMatchObject({
      kind: 'application_nudged',
      data: { person: 'Ana Ruiz', job: 'Baker' },
    })
  })

  test('is seen to have asked on all open screens of both', async () => {
    const { hana, ana, id } = await aWaiting()
    const screens = [await app.connect(hana), await app.connect(ana)]
    await nudge(ana, id)
    await eventually(() =>
      screens.every((screen) => screen.heard('applicationChanged').some(({ applicationId }) => applicationId === id)),
    )
  })

  test('is told from when on that is possible, and is refused before', async () => {
    const { ana, id } = await anApplicant(app, { appliedDaysAgo: 9.9 })
    const { appliedAt, nudge: own } = await applicationSeenBy(ana, id)
    expect(Date.parse(own?.possibleFrom ?? '') - Date.parse(appliedAt)).toBe(10 * 86_400_000)
    const refusal = await nudge(ana, id).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ body: { code: 'step_not_allowed', resetsAt: own?.possibleFrom } })
    expect(await nudgedAtOf(id)).toBeNull()
    expect(await told()).toEqual([])
    await shiftApplication(app, id, 0.2)
    await nudge(ana, id)
  })

  test('reads in the email that the answer is late, after its day', async () => {
    const { hana, ana, id } = await anApplicant(app, { appliedDaysAgo: 20 })
    await nudge(ana, id)
    expect((await app.mailTo(hana.email, /asking for an answer/)).text).toMatch(/Your answer was due on /)
  })

  test('asks once, however often the button is pressed at the same time', async () => {
    const { hana, ana, id } = await aWaiting()
    const presses = await Promise.allSettled(Array.from({ length: 20 }, () => nudge(ana, id)))
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await told()).toEqual([hana._id])
    await expect(nudge(ana, id)).toBeRefused('conflict')
    const mails = await app.pool.query(
      `select from pgboss.job where name = 'mail' and data->>'subject' ~ 'asking for an answer'`,
    )
    expect(mails.rowCount).toBe(1)
  })

  test('asks once more in a second round', async () => {
    const { ana, id, jobId } = await aWaiting()
    await nudge(ana, id)
    await takeStep(ana, id, 'withdrawn')
    await ana.call(applyToJob, { params: { jobId }, body: { applicationDescription: 'I still bake bread.' } })
    await expect(nudge(ana, id)).toBeRefused('step_not_allowed')
    await shiftApplication(app, id, 10.1)
    await nudge(ana, id)
    expect(await told()).toHaveLength(2)
  })

  test('reads it in their export', async () => {
    const { ana, id } = await aWaiting()
    const { nudge: nudged } = await nudge(ana, id)
    const { tables } = await ana.call(exportData, {})
    const at = tables.applications?.rows[0]?.nudged_at
    expect(new Date(String(at)).toISOString()).toBe(nudged.nudgedAt)
  })
})

describe('is refused, and changes nothing', () => {
  test.each(['shortlisted', 'rejected', 'withdrawn'] as const)('once the application is %s', async (status) => {
    const { hana, ana, id } = await aWaiting()
    await takeStep(status === 'withdrawn' ? ana : hana, id, status)
    await expect(nudge(ana, id)).toBeRefused('step_not_allowed')
    expect(await applicationSeenBy(ana, id)).not.toHaveProperty('nudge')
    expect(await nudgedAtOf(id)).toBeNull()
    expect(await told()).toEqual([])
  })

  test('once it is expired', async () => {
    const { ana, id } = await anApplicant(app, { appliedDaysAgo: 31 })
    await runAnswerClock(app.deps)
    await expect(nudge(ana, id)).toBeRefused('step_not_allowed')
  })

  test('after an answer by message', async () => {
    const { hana, ana, id } = await aWaiting()
    await say(hana, (await aChat(app, { by: hana, with: ana })).chatId, 'Could you come in on Tuesday?')
    await expect(nudge(ana, id)).toBeRefused('step_not_allowed')
  })

  test('while the company says that it answered elsewhere, until the seeker objects', async () => {
    const { hana, ana, id } = await aWaiting()
    await claim(hana, id, { answeredOn: dayAgo(2) })
    await expect(nudge(ana, id)).toBeRefused('step_not_allowed')
    expect(await applicationSeenBy(ana, id)).not.toHaveProperty('nudge')
    await settle(ana, id, false)
    await nudge(ana, id)
  })

  test.each(['hana', 'ana'] as const)('after a block by %s', async (by) => {
    const { hana, ana, id } = await aWaiting()
    const { chatId } = await aChat(app, { by: hana, with: ana })
    await app.pool.query('update applications set answered_at = null where id = $1', [id])
    await decide(by === 'hana' ? hana : ana, chatId, 'block')
    await expect(nudge(ana, id)).toBeRefused('step_not_allowed')
    expect(await applicationSeenBy(ana, id)).not.toHaveProperty('nudge')
    expect(await told()).toEqual([])
  })

  test('for other people', async () => {
    const { hana, id } = await aWaiting()
    await expect(nudge(await aSeeker(app), id)).toBeRefused('not_found')
    await expect(nudge(hana, id)).toBeRefused('not_allowed')
    expect(await nudgedAtOf(id)).toBeNull()
  })

  test.each([0, 1, 2, 3])('by an answer that comes at the same moment, or the answer comes after it (%i)', async () => {
    const { hana, ana, id } = await aWaiting()
    await Promise.allSettled([nudge(ana, id), takeStep(hana, id, 'shortlisted'), nudge(ana, id)])
    const { rows } = await app.pool.query(
      'select nudged_at < answered_at as is_before from applications where id = $1',
      [id],
    )
    expect(rows[0].is_before).not.toBe(false)
    expect((await told()).length).toBe(rows[0].is_before ? 1 : 0)
  })
})

describe('the people of the job are told', () => {
  test('and no one else: the lead, without those who left', async () => {
    const { hana, ana, id, jobId } = await aWaiting()
    const [rita, otto] = [await aMember(app, hana), await aMember(app, hana)]
    await hana.call(setJobPeople, { params: { id: jobId }, body: { lead: rita._id, recruiters: [otto._id] } })
    await hana.call(removeMember, { params: { id: otto._id } })
    await nudge(ana, id)
    expect(await told()).toEqual([rita._id])
  })

  test('and the colleague of those who are out of office in their place', async () => {
    const { hana, ana, id, jobId } = await aWaiting()
    const [rita, otto] = [await aMember(app, hana), await aMember(app, hana)]
    await hana.call(setJobPeople, { params: { id: jobId }, body: { lead: rita._id, recruiters: [] } })
    await rita.call(setAbsence, { body: { until: dayAgo(-14), coveredBy: otto._id } })
    await nudge(ana, id)
    expect(await told()).toEqual([otto._id])
  })
})
