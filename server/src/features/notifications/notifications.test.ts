import {
  getNotificationSettings,
  listNotifications,
  MailGroup,
  readNotifications,
  updateNotificationSettings,
} from '@hearback/contract/accounts/notifications.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aNotice } from '../../../test/notification-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { inTransaction } from '../../db/transaction.ts'
import { composeMail } from '../../ports/mail-text.ts'
import { notify, purgeNotifications } from './notifications.service.ts'

const app = testApp()
const listOf = async (who: Person) => (await who.call(listNotifications)).notifications
const mailsTo = async ({ email }: Person) =>
  (await app.pool.query(`select data from pgboss.job where name = 'mail' and data->>'to' = $1`, [email])).rows
const offerMail = (to: Person) => ({ mail: composeMail(to.email, 'An offer', ['Crust has sent you an offer.']) })

describe('a notification', () => {
  test('stands in their list, the latest first, in pages, with how much is unread', async () => {
    const ana = await anAccount(app, 'jobseeker')
    for (const company of ['First', 'Second', 'Third']) await aNotice(app, ana, { data: { company } })
    const page = await ana.call(listNotifications, { query: { limit: 2 } })
    expect(page.notifications.map(({ data }) => data.company)).toEqual(['Third', 'Second'])
    expect(page).toMatchObject({ unread: 3, total: 3, totalPages: 2 })
    expect(page.notifications[0]).toEqual({
      _id: expect.any(String),
      kind: 'offer_received',
      data: { company: 'Third' },
      path: '/offers',
      readAt: null,
      createdAt: expect.any(String),
    })
  })

  test('is no one else’s business', async () => {
    const [ana, bea] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'jobseeker')]
    await aNotice(app, ana)
    const [told] = await listOf(ana)
    expect(await listOf(bea)).toEqual([])
    await bea.call(readNotifications, { body: { ids: [told?._id ?? ''] } })
    await bea.call(readNotifications, { body: { all: true } })
    expect((await listOf(ana))[0]?.readAt).toBeNull()
  })

  test('reaches all screens of theirs, and no other', async () => {
    const [ana, bea] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'jobseeker')]
    const clients = [await app.connect(ana), await app.connect(ana)]
    const other = await app.connect(bea)
    await aNotice(app, ana)
    const [told] = await listOf(ana)
    for (const client of clients) expect(await eventually(() => client.heard('notification')[0])).toEqual(told)
    expect(other.heard('notification')).toEqual([])
  })

  test('comes about with the act that it tells of, or not at all', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const client = await app.connect(ana)
    const failing = inTransaction(app.deps, async (tx, publish) => {
      const notice = { userId: ana._id, kind: 'offer_received', data: {}, path: '/offers' } as const
      await notify(app.deps, tx, publish, { ...notice, ...offerMail(ana) })
      throw new Error('the act failed')
    })
    await expect(failing).rejects.toThrow('the act failed')
    await aNotice(app, ana, { path: '/offers/2' })
    expect((await eventually(() => client.heard('notification')[0])).path).toBe('/offers/2')
    expect(await listOf(ana)).toHaveLength(1)
    expect(await mailsTo(ana)).toEqual([])
  })

  test('is an application on both sides, and each step of it on the other', async () => {
    const [hana, ana] = [await anEmployer(app, { businessName: 'Crust' }), await aSeeker(app)]
    const jobId = await aJob(app, { by: hana, title: 'Baker' })
    const id = await anApplication(app, { by: ana, to: jobId })
    const body = { newStatus: 'shortlisted' as const, employerFeedback: 'Good bread!' }
    await hana.call(updateApplicationStatus, { params: { id }, body })
    expect(await listOf(ana)).toMatchObject([
      {
        kind: 'application_moved',
        data: { company: 'Crust', job: 'Baker', status: 'shortlisted' },
        path: `/applications/${id}`,
      },
      {
        kind: 'application_sent',
        data: { company: 'Crust', job: 'Baker' },
        path: `/applications/${id}`,
        // It only confirms what the reader did.
        readAt: expect.any(String),
      },
    ])
    expect(await listOf(hana)).toMatchObject([
      {
        kind: 'application_received',
        data: { person: 'Ana Ruiz', job: 'Baker' },
        path: `/employer/jobs/${jobId}/applicants`,
      },
    ])
  })
})

describe('a notification that was read', () => {
  test('is marked one by one or all together, and stays as it was first read', async () => {
    const ana = await anAccount(app, 'jobseeker')
    for (let count = 0; count < 3; count++) await aNotice(app, ana)
    const [latest] = await listOf(ana)
    const ids = [latest?._id ?? '']
    expect(await ana.call(readNotifications, { body: { ids } })).toMatchObject({ unread: 2 })
    const { readAt } = (await listOf(ana))[0] ?? {}
    expect(readAt).toEqual(expect.any(String))
    expect(await ana.call(readNotifications, { body: { ids } })).toMatchObject({ unread: 2 })
    expect(await ana.call(readNotifications, { body: { all: true } })).toMatchObject({ unread: 0 })
    expect((await listOf(ana))[0]).toMatchObject({ readAt })
    expect((await listOf(ana)).every((told) => told.readAt !== null)).toBe(true)
  })

  test('is read on every screen', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const client = await app.connect(ana)
    await aNotice(app, ana)
    await ana.call(readNotifications, { body: { all: true } })
    expect(await eventually(() => client.heard('notificationsRead')[0])).toEqual({ unread: 0 })
  })

  test.each([[{}], [{ all: false }], [{ ids: ['1'] }], [{ ids: Array(101).fill(crypto.randomUUID()) }]])(
    'is not told by %j',
    async (body) => {
      const ana = await anAccount(app, 'jobseeker')
      await expect(ana.call(readNotifications, { body })).toBeRefused('invalid_input')
    },
  )

  test('is forgotten after 90 days, and what stayed unread after 180', async () => {
    const ana = await anAccount(app, 'jobseeker')
    for (const [path, days, read] of [
      ['/read', 91, true],
      ['/recent', 89, true],
      ['/unread', 91, false],
      ['/old', 181, false],
    ] as const) {
      await aNotice(app, ana, { path })
      await app.pool.query(
        `update notifications set created_at = now() - make_interval(days => $2), read_at = case when $3 then now() end where path = $1`,
        [path, days, read],
      )
    }
    await purgeNotifications(app.deps)
    expect((await listOf(ana)).map(({ path }) => path)).toEqual(['/recent', '/unread'])
  })
})

describe('mails', () => {
  test('are all on at first, and are switched group by group', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const on = Object.fromEntries(MailGroup.options.map((group) => [group, true]))
    expect(await ana.call(getNotificationSettings)).toMatchObject({ mail: on })
    const changed = await ana.call(updateNotificationSettings, { body: { mail: { offers: false, alerts: false } } })
    expect(changed.mail).toEqual({ ...on, offers: false, alerts: false })
    await ana.call(updateNotificationSettings, { body: { mail: { alerts: true, jobs: true } } })
    expect((await ana.call(getNotificationSettings)).mail).toEqual({ ...on, offers: false })
  })

  test('of a group that is off are not sent, and the notice stands in the list all the same', async () => {
    const [ana, bea] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'jobseeker')]
    await ana.call(updateNotificationSettings, { body: { mail: { offers: false } } })
    for (const person of [ana, bea]) await aNotice(app, person, offerMail(person))
    expect(await mailsTo(ana)).toEqual([])
    expect(await mailsTo(bea)).toHaveLength(1)
    expect(await listOf(ana)).toHaveLength(1)
  })

  test('about the account cannot be switched off', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const everything = Object.fromEntries(MailGroup.options.map((group) => [group, false]))
    await ana.call(updateNotificationSettings, { body: { mail: everything } })
    const mail = { account: false } as object
    await expect(ana.call(updateNotificationSettings, { body: { mail } })).toBeRefused('invalid_input')
    await aNotice(app, ana, { kind: 'password_changed', data: {}, path: '/settings/security', ...offerMail(ana) })
    expect(await mailsTo(ana)).toHaveLength(1)
  })
})
