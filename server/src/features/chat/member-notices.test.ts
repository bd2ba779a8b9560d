import { setAbsence } from '@hearback/contract/accounts/absence.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { addPushDevice } from '@hearback/contract/accounts/push.ts'
import { changeMemberRole, removeMember } from '@hearback/contract/accounts/team.ts'
import { countUnread, listChats, readChat } from '@hearback/contract/hiring/chat.ts'
import { muteJob, setJobPeople } from '@hearback/contract/jobs/job-people.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { pushService } from '../../../test/push-service.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aContributor, aMember } from '../../../test/team-factory.ts'
import '../../../test/matchers.ts'
import type { Mail } from '../../ports/mail.ts'
import { sendMail } from '../notifications/send-mail.service.ts'
import { mailUnread } from './notices/chat-notices.service.ts'
import { enqueueUnread, pushMessages } from './notices/message-pushes.service.ts'

const app = testApp()
const service = pushService()
let hana: EmployerPerson
let dana: Person
let cora: Person
let ana: Person
let jobId: string
let chatId: string

beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  jobId = await aJob(app, { by: hana, title: 'Baker' })
  dana = await aMember(app, hana, { firstName: 'Dana' })
  cora = await aContributor(app, hana, jobId)
  ana = await aSeeker(app)
  await anApplication(app, { by: ana, to: jobId })
  ;({ chatId } = await aChat(app, { by: hana, with: ana }))
  await say(ana, chatId, 'One.')
})

const run = () => mailUnread(app.deps)
const read = (who: Person, seq: number, chat = chatId) => who.call(readChat, { body: { chatId: chat, seq } })
/** Moves all messages and visits back in time. */
const pass = async (minutes: number) => {
  await app.pool.query(`update messages set created_at = created_at - make_interval(mins => $1)`, [minutes])
  await app.pool.query(`update users set last_seen_at = last_seen_at - make_interval(mins => $1)`, [minutes])
}
const passAndRun = async (minutes = 11) => {
  await pass(minutes)
  await run()
}
const mails = async () =>
  (
    await app.pool.query<{ data: { to: string; subject: string } }>(
      `select data from pgboss.job where name = 'mail' and data->>'subject' ~ 'new message|New message' and data->>'to' <> $1
       order by created_on`,
      [ana.email],
    )
  ).rows.map(({ data }) => data)
const mailed = async () => (await mails()).map(({ to }) => to).toSorted()
const emails = (...people: Person[]) => people.map(({ email }) => email).toSorted()
const unreadOf = async (who: Person) => {
  const { messages } = await who.call(countUnread)
  const { chats } = await who.call(listChats, { query: { filter: 'unread' } })
  return [messages, chats.length]
}

describe('an email about unread messages', () => {
  test('goes to each owner and recruiter once, and to no contributor', async () => {
    await passAndRun()
    await say(ana, chatId, 'Two.')
    await passAndRun()
    expect(await mailed()).toEqual(emails(hana, dana))
    const { notifications } = await dana.call(listNotifications)
    expect(notifications.filter(({ kind }) => kind === 'messages_unread')).toMatchObject([
      { data: { person: 'Ana Ruiz', count: 1 } },
    ])
    expect((await cora.call(listNotifications)).notifications).toEqual([])
  })

  test('goes only to members who have not read them, with their own counts', async () => {
    await say(ana, chatId, 'Two.')
    await read(hana, 1)
    await passAndRun()
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual(
      expect.arrayContaining([
        [hana.email, 'New message from Ana Ruiz'],
        [dana.email, '2 new messages from Ana Ruiz'],
      ]),
    )
  })

  test('goes to no one who has read them, also before a colleague', async () => {
    await read(dana, 1)
    await passAndRun()
    expect(await mailed()).toEqual(emails(hana))
    await read(hana, 1)
    await passAndRun()
    expect(await mailed()).toEqual(emails(hana))
  })

  test('goes to a member who was here, once they are gone, and not to the others again', async () => {
    await pass(11)
    await app.pool.query('update users set last_seen_at = now() where id = $1', [dana._id])
    await run()
    expect(await mailed()).toEqual(emails(hana))
    await passAndRun()
    await passAndRun()
    expect(await mailed()).toEqual(emails(hana, dana))
  })

  test('goes to a member who has never been here', async () => {
    await pass(11)
    await app.pool.query('update users set last_seen_at = null where id = $1', [dana._id])
    await run()
    expect(await mailed()).toEqual(emails(hana, dana))
  })

  test('follows once more after they have read all, not after a part or after a colleague', async () => {
    await say(ana, chatId, 'Two.')
    await passAndRun()
    await read(hana, 2)
    await read(dana, 1)
    await say(ana, chatId, 'Three.')
    await passAndRun()
    expect(await mailed()).toEqual(emails(hana, hana, dana))
    await read(dana, 3)
    await say(ana, chatId, 'Four.')
    await passAndRun()
    expect(await mailed()).toEqual(emails(hana, hana, dana, dana))
  })

  test('goes once, however many processes look for it', async () => {
    await pass(11)
    await Promise.all([run(), run(), run(), run()])
    await run()
    expect(await mailed()).toEqual(emails(hana, dana))
  })

  test('to one member that fails stops none to the others', async () => {
    await app.pool.query(`alter table notifications add constraint poisoned check (user_id <> '${dana._id}') not valid`)
    await passAndRun()
    expect(await mailed()).toEqual(emails(hana))
    await app.pool.query('alter table notifications drop constraint poisoned')
    await app.pool.query('update failed_rows set retry_at = now()')
    await run()
    expect(await mailed()).toEqual(emails(hana, dana))
  })
})

describe('of an applicant, unread messages are mailed', () => {
  const people = (lead: string, recruiters: string[] = []) =>
    hana.call(setJobPeople, { params: { id: jobId }, body: { lead, recruiters } })

  test('to the people of the job', async () => {
    await people(dana._id)
    await passAndRun()
    expect(await mailed()).toEqual(emails(dana))
  })

  test('not to those who muted it, also when they turn it on again later', async () => {
    const mute = (muted: boolean) => hana.call(muteJob, { params: { id: jobId }, body: { muted } })
    await mute(true)
    await passAndRun()
    expect(await mailed()).toEqual(emails(dana))
    await mute(false)
    await passAndRun()
    expect(await mailed()).toEqual(emails(dana))
    await read(hana, 1)
    await say(ana, chatId, 'Two.')
    await passAndRun()
    expect(await mailed()).toEqual(emails(dana, hana))
  })

  test('though most members are not of the job', async () => {
    for (let each = 0; each < 55; each++) await aMember(app, hana)
    await people(dana._id)
    await passAndRun()
    expect(await mailed()).toEqual(emails(dana))
  })

  test('to the colleague of an absent member, unless the colleague has read them', async () => {
    await people(dana._id)
    const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    await dana.call(setAbsence, { body: { until, coveredBy: hana._id } })
    await passAndRun()
    expect(await mailed()).toEqual(emails(hana))
    await read(hana, 1)
    await say(ana, chatId, 'Two.')
    await read(hana, 2)
    await passAndRun()
    expect(await mailed()).toEqual(emails(hana))
  })

  test('to the new lead when the lead leaves', async () => {
    await people(dana._id)
    await passAndRun()
    await dana.call(removeMember, { params: { id: dana._id } })
    await passAndRun()
    expect(await mailed()).toEqual(emails(dana, hana))
  })
})

describe('the only member who is left', () => {
  beforeEach(async () => {
    await read(hana, 1)
    await say(hana, chatId, 'Answer.')
    await app.pool.query(`update company_members set role = 'owner' where user_id = $1`, [dana._id])
    await app.pool.query('delete from company_members where user_id in ($1, $2)', [cora._id, hana._id])
  })

  test('keeps what they have not read until they read it, and has it never again', async () => {
    expect(await unreadOf(dana)).toEqual([1, 1])
    expect(await read(dana, 2)).toMatchObject({ readSeq: 2, unreadCount: 0 })
    expect(await unreadOf(dana)).toEqual([0, 0])
    await passAndRun()
    expect(await mailed()).toEqual([])
    await say(ana, chatId, 'Two.')
    expect(await unreadOf(dana)).toEqual([1, 1])
    await passAndRun()
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([[dana.email, 'New message from Ana Ruiz']])
  })

  test('is mailed once, also about what they had not read before', async () => {
    await passAndRun()
    await passAndRun()
    await say(ana, chatId, 'Two.')
    await passAndRun()
    expect(await mailed()).toEqual(emails(dana))
    expect((await app.pool.query('select * from chat_reads')).rowCount).toBe(1)
    await read(dana, 3)
    expect((await app.pool.query('select * from chat_reads')).rowCount).toBe(0)
  })
})

describe('a contributor who becomes a recruiter', () => {
  test('starts with everything read, and has unread messages from then on', async () => {
    await read(hana, 1)
    await say(ana, chatId, 'Two.')
    await hana.call(changeMemberRole, { params: { id: cora._id }, body: { role: 'recruiter' } })
    expect(await unreadOf(cora)).toEqual([0, 0])
    await passAndRun()
    // Cora is now the only recruiter of the job, who alone is told of it.
    expect(await mailed()).toEqual([])
    await say(ana, chatId, 'Three.')
    await read(hana, 3)
    expect(await unreadOf(cora)).toEqual([1, 1])
    await passAndRun()
    expect(await mailed()).toEqual(emails(cora))
  })

  test('and back again leaves no read positions', async () => {
    const changeRole = (role: 'recruiter' | 'contributor') =>
      hana.call(changeMemberRole, { params: { id: cora._id }, body: { role } })
    await changeRole('recruiter')
    await read(hana, 1)
    await changeRole('contributor')
    await say(ana, chatId, 'Two.')
    await read(hana, 2)
    const { rows } = await app.pool.query('select user_id from chat_reads')
    expect(rows).toEqual([{ user_id: dana._id }])
  })
})

describe('an email in the queue when its member', () => {
  const queued = async () =>
    (
      await app.pool.query(`select data from pgboss.job where name = 'mail' and data->>'to' = $1`, [dana.email])
    ).rows.map(({ data }) => data)
  const sent = async () => {
    const mails: Mail[] = []
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    for (const mail of await queued()) await sendMail({ ...app.deps, mailer } as never, mail)
    return mails.filter(({ subject }) => /message/.test(subject)).length
  }

  test('stays is sent', async () => {
    await passAndRun()
    expect(await sent()).toBe(1)
  })

  test('becomes a contributor is dropped', async () => {
    await passAndRun()
    await hana.call(changeMemberRole, { params: { id: dana._id }, body: { role: 'contributor' } })
    expect(await sent()).toBe(0)
  })

  test('leaves is dropped, and no one after them is kept from theirs', async () => {
    await pass(11)
    await app.pool.query('update company_members set joined_at = now() where user_id = $1', [dana._id])
    await run()
    await dana.call(removeMember, { params: { id: dana._id } })
    expect(await sent()).toBe(0)
    expect(await mailed()).toContain(hana.email)
  })
})

describe('a push about unread messages', () => {
  async function aDeviceOf(person: Person): Promise<string> {
    await person.call(addPushDevice, { body: { ...service.aDevice().subscription, named: true } })
    const { rows } = await app.pool.query('select session_id from push_devices where user_id = $1', [person._id])
    return rows[0].session_id
  }
  const written = (when: string) => app.pool.query(`update messages set created_at = now() + $1::interval`, [when])
  const devices = async () => {
    await app.pool.query(`delete from pgboss.job where name = 'push-messages'`)
    const outcome = await enqueueUnread(app.deps, [{ chatId, userId: hana._id }])
    const { rows } = await app.pool.query(
      `select data->>'sessionId' as id from pgboss.job where name = 'push-messages'`,
    )
    return { ...outcome, to: rows.map(({ id }) => id).toSorted() }
  }

  test('reaches the devices of members who have not read them, with their own counts', async () => {
    const [hanas, danas] = [await aDeviceOf(hana), await aDeviceOf(dana)]
    await aDeviceOf(cora)
    await read(hana, 1)
    await say(ana, chatId, 'Two.')
    await written('-1 minute')
    expect((await devices()).to).toEqual([hanas, danas].toSorted())
    await read(hana, 2)
    expect(await devices()).toEqual({ told: [{ chatId, userId: hana._id }], early: [], to: [danas] })
    const sent: string[] = []
    const push = { ...app.deps.push, send: async (_device: unknown, { text }: { text: string }) => sent.push(text) }
    for (const sessionId of [hanas, danas]) await pushMessages({ ...app.deps, push } as never, { sessionId, chatId })
    expect(sent.map((text) => JSON.parse(text).data)).toEqual([{ person: 'Ana Ruiz', count: 2 }])
  })

  test('waits for each member who may still be reading', async () => {
    const [hanas, danas] = [await aDeviceOf(hana), await aDeviceOf(dana)]
    await written('-1 minute')
    await read(hana, 1)
    await say(ana, chatId, 'Two.')
    const early = { chatId, userId: hana._id, memberId: hana._id }
    expect(await devices()).toEqual({ told: [{ chatId, userId: hana._id }], early: [early], to: [danas] })
    await written('-1 minute')
    await app.pool.query(`delete from pgboss.job where name = 'push-messages'`)
    expect(await enqueueUnread(app.deps, [early])).toEqual({ told: [early], early: [] })
    const { rows } = await app.pool.query(`select data from pgboss.job where name = 'push-messages'`)
    expect(rows).toEqual([{ data: { sessionId: hanas, userId: hana._id, chatId } }])
  })

  test('on its way is not delivered to a member who has become a contributor', async () => {
    const sessionId = await aDeviceOf(dana)
    await written('-1 minute')
    await hana.call(changeMemberRole, { params: { id: dana._id }, body: { role: 'contributor' } })
    service.received.length = 0
    await pushMessages(app.deps, { sessionId, chatId })
    expect(service.received).toEqual([])
  })

  test('follows the people of the job', async () => {
    const danas = await aDeviceOf(dana)
    await aDeviceOf(hana)
    await hana.call(setJobPeople, { params: { id: jobId }, body: { lead: dana._id, recruiters: [] } })
    await written('-1 minute')
    expect((await devices()).to).toEqual([danas])
  })
})
