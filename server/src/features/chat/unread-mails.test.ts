import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { decideChat, readChat } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { mailUnread } from './notices/chat-notices.service.ts'

const app = testApp()
const run = () => mailUnread(app.deps)
/** Moves all messages and visits back in time. */
const pass = async (minutes: number) => {
  await app.pool.query(`update messages set created_at = created_at - make_interval(mins => $1)`, [minutes])
  await app.pool.query(`update users set last_seen_at = last_seen_at - make_interval(mins => $1)`, [minutes])
}
const mailsTo = async ({ email }: Person): Promise<string[]> => {
  const { rows } = await app.pool.query(
    `select data->>'subject' as subject from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on`,
    [email],
  )
  return rows.map((row: { subject: string }) => row.subject)
}
const told = async (who: Person) => (await who.call(listNotifications)).notifications

async function twoInChat() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const { chatId, other: ana } = await aChat(app, { by: hana })
  return { chatId, hana, ana }
}

describe('an unread message', () => {
  test('is mailed after 10 minutes, without its words, and to no one else', async () => {
    const { chatId, hana, ana } = await twoInChat()
    await say(hana, chatId, 'The oven is hot.')
    await say(hana, chatId, 'Come by.')
    await pass(9)
    await run()
    expect(await mailsTo(ana)).toEqual([])
    await pass(1)
    await run()
    const mail = await app.mailTo(ana.email)
    expect(mail.subject).toBe('2 new messages from Crust')
    expect(mail.text).toContain(`/messages/${chatId}`)
    expect(mail.text).not.toContain('oven')
    expect(mail.unsubscribe?.topic).toBe('messages')
    expect(await told(ana)).toMatchObject([
      { kind: 'messages_unread', data: { company: 'Crust', count: 2 }, path: `/messages/${chatId}` },
    ])
    expect(await mailsTo(hana)).toEqual([])
  })

  test('is mailed once until they read it, and then once again', async () => {
    const { chatId, hana, ana } = await twoInChat()
    await say(hana, chatId, 'One.')
    for (const minutes of [11, 60, 600]) {
      await pass(minutes)
      await run()
      await say(hana, chatId, 'And another.')
    }
    expect(await mailsTo(ana)).toHaveLength(1)
    await ana.call(readChat, { body: { chatId, seq: 4 } })
    await pass(20)
    await run()
    expect(await mailsTo(ana)).toHaveLength(1)
    await say(hana, chatId, 'Are you there?')
    await pass(20)
    await run()
    expect(await mailsTo(ana)).toEqual(['New message from Crust', 'New message from Crust'])
  })

  test('is not mailed to somebody who is here, until they have been gone for 10 minutes', async () => {
    const { chatId, hana, ana } = await twoInChat()
    await say(hana, chatId, 'One.')
    await pass(30)
    await app.pool.query('update users set last_seen_at = now() where id = $1', [ana._id])
    await run()
    expect(await mailsTo(ana)).toEqual([])
    await pass(10)
    await run()
    expect(await mailsTo(ana)).toHaveLength(1)
  })

  test('is mailed once, however many processes look for it', async () => {
    const { chatId, hana, ana } = await twoInChat()
    await say(hana, chatId, 'One.')
    await pass(11)
    await Promise.all([run(), run(), run(), run()])
    expect(await mailsTo(ana)).toHaveLength(1)
    expect(await told(ana)).toHaveLength(1)
  })

  test('by an employer is mailed under the name that they may see', async () => {
    const hana = await anEmployer(app)
    const ana = await aSeeker(app, { firstName: 'Ana', lastName: 'Ruiz' })
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
    const { chatId } = await aChat(app, { by: ana, with: hana })
    await say(ana, chatId, 'Hello.')
    await pass(11)
    await run()
    expect(await mailsTo(hana)).toContain('New message from Ana Ruiz')
  })

  test('in a blocked chat is not mailed', async () => {
    const { chatId, hana, ana } = await twoInChat()
    await say(hana, chatId, 'One.')
    await ana.call(decideChat, { params: { chatId }, body: { decision: 'block' } })
    await pass(11)
    await run()
    expect(await mailsTo(ana)).toEqual([])
  })
})

describe('a request', () => {
  test('is told immediately to the one who was asked, and its acceptance to the one who asked', async () => {
    const hana = await anEmployer(app, { businessName: 'Crust' })
    const ana = await aSeeker(app, { firstName: 'Ana', lastName: 'Ruiz' })
    const { chatId } = await aChat(app, { by: ana, with: hana })
    expect(await told(hana)).toEqual([])
    await say(ana, chatId, 'May I ask about the night shift?')
    expect(await told(hana)).toMatchObject([
      { kind: 'chat_requested', data: { person: 'Ana R.' }, path: `/messages/${chatId}` },
    ])
    await pass(60)
    await run()
    expect(await mailsTo(hana)).toEqual(['Ana R. wants to message you'])
    await hana.call(decideChat, { params: { chatId }, body: { decision: 'accept' } })
    await hana.call(decideChat, { params: { chatId }, body: { decision: 'accept' } })
    expect(await told(ana)).toMatchObject([{ kind: 'chat_accepted', data: { company: 'Crust' } }])
    expect(await mailsTo(ana)).toEqual(['Crust accepted your message request'])
  })
})

test('an answer by message is told in the app, and mailed with the message alone', async () => {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Baker' }) })
  const { chatId } = await aChat(app, { by: hana, with: ana })
  await say(hana, chatId, 'Thank you, when could you come by for a trial shift?')
  expect((await told(ana))[0]).toMatchObject({
    kind: 'application_answered',
    data: { company: 'Crust', job: 'Baker' },
    path: `/applications/${id}`,
  })
  expect((await mailsTo(ana)).filter((subject) => !subject.startsWith('Application sent'))).toEqual([])
})
