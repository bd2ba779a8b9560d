import { addPushDevice, choosePushGroups } from '@hearback/contract/accounts/push.ts'
import { decideChat, readChat } from '@hearback/contract/hiring/chat.ts'
import { expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { pushService } from '../../../test/push-service.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { enqueueUnread, pushMessages } from './notices/message-pushes.service.ts'

const app = testApp()
const service = pushService()
const received = () => eventually(() => service.received[0], { withinMs: 50_000 })

async function aDeviceOf(person: Person): Promise<string> {
  await person.call(addPushDevice, { body: { ...service.aDevice().subscription, named: true } })
  const { rows } = await app.pool.query('select session_id from push_devices where user_id = $1', [person._id])
  return rows[0].session_id
}

/** An employer, and a person with a device; both may write. */
async function twoInChat() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
  const { chatId } = await aChat(app, { by: hana, with: ana })
  const sessionId = await aDeviceOf(ana)
  const reader = { chatId, userId: ana._id }
  const unread = () => enqueueUnread(app.deps, [reader])
  const push = () => pushMessages(app.deps, { sessionId, ...reader })
  /** Turns pushes by the application itself on or off. */
  const itself = (messages: boolean) => ana.call(choosePushGroups, { body: { groups: { messages } } })
  return { chatId, hana, ana, reader, unread, push, itself }
}
const written = (when: string) => app.pool.query(`update messages set created_at = now() + $1::interval`, [when])

test('a message that is left unread reaches the device, without what was written', { timeout: 60_000 }, async () => {
  const { chatId, hana } = await twoInChat()
  await say(hana, chatId, 'Hi.')
  const { message, headers } = await received()
  expect(message).toEqual({
    kind: 'messages_unread',
    group: 'messages',
    path: `/messages/${chatId}`,
    tag: `/messages/${chatId}`,
    language: 'en',
    data: { company: 'Crust', count: 1 },
  })
  expect(headers.urgency).toBe('high')
})

test('several messages of a chat are one notification, and one message on its way', async () => {
  const { chatId, hana, push, itself } = await twoInChat()
  await itself(false)
  await say(hana, chatId, 'One.')
  await push()
  await say(hana, chatId, 'Two.')
  await push()
  const [first, second] = service.received
  expect(second?.message).toMatchObject({ tag: first?.message.tag, data: { count: 2 } })
  expect(second?.headers.topic).toBe(first?.headers.topic)
})

test('someone who has read it is not told, also when the push was on its way already', async () => {
  const { chatId, hana, ana, reader, unread, push, itself } = await twoInChat()
  await itself(false)
  const { seq } = await say(hana, chatId, 'Hi.')
  await written('-1 minute')
  await ana.call(readChat, { body: { chatId, seq } })
  await itself(true)
  expect(await unread()).toEqual({ told: [], early: [] })
  await push()
  expect(service.received).toEqual([])
  await say(hana, chatId, 'Are you there?')
  await written('1 minute')
  expect(await unread()).toMatchObject({ told: [], early: [reader] })
  await written('-1 minute')
  expect(await unread()).toMatchObject({ told: [reader], early: [] })
})

test('messages are not pushed to whoever switched them off, has no device, or has blocked the other', async () => {
  const { chatId, hana, ana, unread, itself } = await twoInChat()
  await say(hana, chatId, 'Hi.')
  await written('-1 minute')
  await itself(false)
  expect(await unread()).toEqual({ told: [], early: [] })
  await itself(true)
  await ana.call(decideChat, { params: { chatId }, body: { decision: 'block' } })
  expect(await unread()).toEqual({ told: [], early: [] })
  await say(ana, chatId, 'Bye.').catch(() => undefined)
  expect(await enqueueUnread(app.deps, [{ chatId, userId: hana._id }])).toEqual({ told: [], early: [] })
})

test('a message that a notification tells of is not pushed besides: a request, and the answer to an application', async () => {
  const told: unknown[] = []
  app.deps.events.on('message.sent', ({ message, isTold }) => void told.push([message.content, isTold ?? false]))
  const { chatId, hana } = await twoInChat()
  const answer = 'Thank you, when could you come by for a trial shift?'
  await say(hana, chatId, answer)
  await say(hana, chatId, 'Tuesday?')
  const { chatId: asked, by } = await aChat(app, { by: await aSeeker(app), with: hana })
  await say(by, asked, 'May I ask about the night shift?')
  expect(told).toEqual([
    [answer, true],
    ['Tuesday?', false],
    ['May I ask about the night shift?', true],
  ])
})

test('a message to a company reaches a device of each member, and none of a founder who left', async () => {
  const { chatId, hana, ana } = await twoInChat()
  const otto = await anEmployer(app)
  const [hanasDevice, ottosDevice] = [await aDeviceOf(hana), await aDeviceOf(otto)]
  const reader = { chatId, userId: hana._id }
  const devices = async () => {
    await app.pool.query(`delete from pgboss.job where name = 'push-messages'`)
    await enqueueUnread(app.deps, [reader])
    const { rows } = await app.pool.query(
      `select data->>'sessionId' as id from pgboss.job where name = 'push-messages'`,
    )
    return rows.map(({ id }) => id).toSorted()
  }
  await app.pool.query('update company_members set company_id = $1 where user_id = $2', [hana._id, otto._id])
  await say(ana, chatId, 'Hi.')
  await written('-1 minute')
  expect(await devices()).toEqual([hanasDevice, ottosDevice].toSorted())
  await app.pool.query('delete from company_members where user_id = $1', [hana._id])
  expect(await devices()).toEqual([ottosDevice])
})
