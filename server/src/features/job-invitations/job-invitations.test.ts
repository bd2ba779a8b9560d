import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { getUsage } from '@hearback/contract/accounts/subscriptions.ts'
import { decideChat, getChat, listMessages, sendMessage } from '@hearback/contract/hiring/chat.ts'
import { inviteToApply, listInvitableJobs, listJobInvitations } from '@hearback/contract/hiring/job-invitations.ts'
import { setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import { hideFromEmployer } from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
let hana: Person
let ana: Person
let jobId: string
beforeEach(async () => {
  ;[hana, ana] = [await anEmployer(app, { businessName: 'Crust' }), await aSeeker(app)]
  jobId = await aJob(app, { by: hana, title: 'Night baker' })
})

const message = 'We’d love to see your application 🥐'
const invite = (who = ana, job = jobId, by = hana) =>
  by.call(inviteToApply, { body: { job, person: who._id, message } })
const invitations = async (chatId: string, who: Person) =>
  (await who.call(listJobInvitations, { params: { chatId } })).invitations
const jobsFor = async (who = ana) => (await hana.call(listInvitableJobs, { params: { person: who._id } })).jobs
const credits = async () => (await hana.call(getUsage)).meters.find(({ meter }) => meter === 'outreach')?.used
const stored = async () => {
  const count = async (table: string) => (await app.pool.query(`select from ${table}`)).rowCount
  return { chats: await count('chats'), messages: await count('messages'), invitations: await count('job_invitations') }
}
const nothing = { chats: 0, messages: 0, invitations: 0 }

describe('an invitation to apply', () => {
  test('is a message in the chat with the job, which both see', async () => {
    const { chatId } = await invite()
    const { messages } = await ana.call(listMessages, { params: { chatId }, query: {} })
    expect(messages).toMatchObject([{ content: message, sender: hana._id }])
    for (const who of [hana, ana])
      expect(await invitations(chatId, who)).toMatchObject([
        { message: messages[0]?._id, hasApplied: false, job: { _id: jobId, jobTitle: 'Night baker' } },
      ])
    expect(await jobsFor()).toMatchObject([{ _id: jobId, hasApplied: false, invitedAt: expect.any(String) }])
    await expect(invitations(chatId, await aSeeker(app))).rejects.toThrow()
    await anApplication(app, { by: ana, to: jobId })
    expect(await invitations(chatId, ana)).toMatchObject([{ hasApplied: true }])
  })

  test('tells the person once, in their language', async () => {
    await app.pool.query("update users set language = 'es' where id = $1", [ana._id])
    const { chatId } = await invite()
    const { notifications } = await ana.call(listNotifications, { query: {} })
    expect(notifications).toMatchObject([
      { kind: 'job_invited', data: { company: 'Crust', job: 'Night baker' }, path: `/messages/${chatId}` },
    ])
    const mail = await app.mailTo(ana.email, /Night baker/u)
    expect(mail.subject).toBe('Crust te invita a postularte: Night baker')
    expect(mail.text).toContain(`/es/messages/${chatId}`)
  })

  test('goes out once per person and job, also from two tabs', async () => {
    const outcomes = await Promise.allSettled([invite(), invite(), invite()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(invite()).toBeRefused('conflict')
    expect(await stored()).toEqual({ chats: 1, messages: 1, invitations: 1 })
    expect(await credits()).toBe(1)
    await invite(ana, await aJob(app, { by: hana, title: 'Miller' }))
    expect(await stored()).toEqual({ chats: 1, messages: 2, invitations: 2 })
    expect(await credits()).toBe(1)
  })

  test('costs an outreach credit, which comes back with an answer', async () => {
    const { chatId } = await invite()
    expect(await credits()).toBe(1)
    await ana.call(sendMessage, { body: { chatId, content: 'Thank you, I will apply.' } })
    expect(await credits()).toBe(0)
  })

  test('is refused without a credit, and changes nothing', async () => {
    for (let n = 0; n < 5; n++) await invite(await aSeeker(app))
    const before = await stored()
    await expect(invite()).toBeRefused('outreach_limit_reached')
    expect(await stored()).toEqual(before)
    expect((await ana.call(listNotifications, { query: {} })).notifications).toEqual([])
  })

  test('is refused for people who applied, whatever became of it', async () => {
    await anApplication(app, { by: ana, to: jobId, status: 'rejected' })
    await expect(invite()).toBeRefused('already_applied')
    expect(await stored()).toEqual(nothing)
    expect(await jobsFor()).toMatchObject([{ hasApplied: true, invitedAt: null }])
  })

  test('is refused for people who hide from the company, also those in contact with it', async () => {
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
    await ana.call(hideFromEmployer, { params: { id: hana._id } })
    await expect(invite()).toBeRefused('not_found')
    await expect(invite(hana)).toBeRefused('not_found')
    const bea = await aSeeker(app)
    await app.pool.query('update seekers set published_at = null where user_id = $1', [bea._id])
    await expect(invite(bea)).toBeRefused('not_found')
    expect(await stored()).toEqual(nothing)
  })

  test('needs an open job of the company', async () => {
    const others = await aJob(app, { by: await anEmployer(app) })
    await expect(invite(ana, others)).toBeRefused('not_allowed')
    await expect(invite(ana, ana._id)).toBeRefused('not_found')
    await hana.call(setJobStatus, { params: { id: jobId }, body: { status: 'closed' } as never })
    await expect(invite()).toBeRefused('job_not_open')
    expect(await jobsFor()).toEqual([])
    expect(await stored()).toEqual(nothing)
  })

  test('cannot reach people who blocked the company', async () => {
    const { chatId } = await invite()
    await ana.call(decideChat, { params: { chatId }, body: { decision: 'block' } })
    await expect(invite(ana, await aJob(app, { by: hana }))).toBeRefused('chat_closed')
    expect(await stored()).toMatchObject({ messages: 1, invitations: 1 })
  })

  test('answers no application to another job', async () => {
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Miller' }) })
    await invite()
    const { rows } = await app.pool.query('select answered_at from applications')
    expect(rows).toEqual([{ answered_at: null }])
    expect(await credits()).toBe(0)
  })

  test.each([
    [{ message: ' ' }, 'message'],
    [{ message: 'x'.repeat(2_001) }, 'message'],
    [{ job: 'x' }, 'job'],
    [{ person: null }, 'person'],
  ])('is refused with %o', async (part, field) => {
    const body = { job: jobId, person: ana._id, message, ...part }
    await expect(hana.call(inviteToApply, { body: body as never })).toBeRefused('invalid_input', field)
    expect(await stored()).toEqual(nothing)
  })

  test('of a job hidden by moderation is not shown', async () => {
    const { chatId } = await invite()
    await app.pool.query('update jobs set hidden_at = now() where id = $1', [jobId])
    expect(await invitations(chatId, ana)).toEqual([])
    expect((await ana.call(getChat, { params: { chatId } })).chat.lastMessage?.content).toBe(message)
  })
})
