import {
  listNotifications,
  readNotifications,
  updateNotificationSettings,
} from '@hearback/contract/accounts/notifications.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { countUnread, listChats, readChat, sendFileMessage } from '@hearback/contract/hiring/chat.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { aChat, chatOf, messagesOf, say } from './chat-factory.ts'
import { anEmployer, type EmployerPerson } from './employer-factory.ts'
import type { Person } from './factories.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'
import './matchers.ts'

const app = testApp()
let founder: EmployerPerson
let member: EmployerPerson
let ana: Person
let chatId: string

beforeEach(async () => {
  founder = await anEmployer(app, { businessName: 'Crust' })
  member = await anEmployer(app, { businessName: 'Left' })
  await app.pool.query('update company_members set company_id = $1 where user_id = $2', [founder._id, member._id])
  ana = await aSeeker(app)
  ;({ chatId } = await aChat(app, { by: founder, with: ana }))
})

describe('the chat of a company', () => {
  test('is written in by each member in the name of the company, and read by all', async () => {
    await say(founder, chatId, 'Hello.')
    await say(ana, chatId, 'Hi.')
    const client = await app.connect(member)
    await client.ask('sendMessage', { chatId, content: 'From the second member.', clientMessageId: 'live' })
    await say(member, chatId, 'And again.')
    for (const who of [founder, member, ana]) {
      const { messages } = await messagesOf(who, chatId, { after: 0 })
      expect(messages.map(({ sender }) => sender)).toEqual([founder._id, ana._id, founder._id, founder._id])
    }
    const { chats } = await member.call(listChats)
    expect(chats.map(({ _id }) => _id)).toEqual([chatId])
  })

  test('is started by a member in the name of the company, once', async () => {
    const bea = await aSeeker(app)
    const started = await aChat(app, { by: member, with: bea })
    expect((await aChat(app, { by: founder, with: bea })).chatId).toBe(started.chatId)
    expect((await chatOf(bea, started.chatId)).startedBy).toBe(founder._id)
  })

  test('reaches the screens of every member, who are told once', async () => {
    const [own, elsewhere, founders, anas] = [
      await app.connect(member),
      await app.connect(member),
      await app.connect(founder),
      await app.connect(ana),
    ]
    await anas.ask('sendMessage', { chatId, content: 'Hi.' })
    await own.ask('sendMessage', { chatId, content: 'Hello.' })
    await own.ask('sendMessage', { chatId, content: 'A third, after which no second push of the first can come.' })
    await eventually(() => [elsewhere, founders].every((client) => client.heard('receiveMessage').length === 3))
    await eventually(() => anas.heard('receiveMessage').length === 2)
    expect(own.heard('receiveMessage').map(({ seq }) => seq)).toEqual([1])
    expect(anas.heard('receiveMessage').map(({ sender }) => sender)).toEqual([founder._id, founder._id])
  })

  test('is read for the job seeker once any member reads it, and for each member once they do', async () => {
    await say(ana, chatId, 'Hi.')
    expect(await founder.call(countUnread)).toMatchObject({ messages: 1 })
    const anas = await app.connect(ana)
    expect(await member.call(readChat, { body: { chatId, seq: 1 } })).toMatchObject({ unreadCount: 0 })
    const receipt = await eventually(() => anas.heard('receipt')[0])
    expect(receipt).toMatchObject({ userId: founder._id, readSeq: 1 })
    expect(await founder.call(countUnread)).toMatchObject({ messages: 1 })
  })

  test('shows that the company is here and types, whichever member it is', async () => {
    const [members, founders, anas] = [await app.connect(member), await app.connect(founder), await app.connect(ana)]
    const { presence } = await anas.ask<{ presence: object }>('openChat', { chatId })
    expect(presence).toMatchObject({ userId: founder._id, online: true })
    await members.ask('typing', { chatId, isTyping: true })
    expect(await eventually(() => anas.heard('typing')[0])).toMatchObject({ userId: founder._id, isTyping: true })
    expect(await eventually(() => founders.heard('notifyTyping')[0])).toMatchObject({ writer: { _id: member._id } })
    founders.disconnect()
    const again = await anas.ask<{ presence: object }>('openChat', { chatId })
    expect(again.presence).toMatchObject({ online: true })
  })

  test('takes files from a member, which every member opens', async () => {
    const file = new File(['Shifts of June'], 'shifts.txt')
    const { data } = await member.call(sendFileMessage, { body: { chatId }, file })
    expect(data.sender).toBe(founder._id)
    for (const { token } of [member, founder, ana]) {
      const headers = { 'auth-token': token ?? '' }
      const { statusCode, body } = await app.server.inject({ url: `/files/chat/${data._id}`, headers })
      expect([statusCode, body]).toEqual([200, 'Shifts of June'])
    }
  })

  test('is closed to somebody who left the company', async () => {
    await say(founder, chatId, 'Hello.')
    await app.pool.query('update company_members set company_id = user_id where user_id = $1', [member._id])
    await expect(say(member, chatId, 'Hello.')).toBeRefused('not_found')
    await expect(messagesOf(member, chatId)).toBeRefused('not_found')
    await expect(member.call(readChat, { body: { chatId, seq: 1 } })).toBeRefused('not_found')
    expect((await member.call(listChats)).total).toBe(0)
  })

  test('ends on the screens of somebody who left the company, and on no others', async () => {
    const [left, founders] = [await app.connect(member), await app.connect(founder)]
    await app.pool.query('update company_members set company_id = user_id where user_id = $1', [member._id])
    app.deps.events.emit('sessions.ended', { userId: member._id })
    await eventually(() => !left.connected)
    await say(ana, chatId, 'Hi.')
    await eventually(() => founders.heard('receiveMessage').length === 1)
    expect(left.heard('receiveMessage')).toEqual([])
  })
})

test('changes of applications reach every member', async () => {
  const jobId = await aJob(app, { by: founder })
  const founders = await app.connect(founder)
  const applicationId = await anApplication(app, { by: ana, to: jobId })
  await member.call(updateApplicationStatus, { params: { id: applicationId }, body: { newStatus: 'interview' } })
  await eventually(() => founders.heard('applicationChanged').length > 0)
})

describe('a notification to the company', () => {
  const told = async (who: Person) => (await who.call(listNotifications)).notifications.map(({ kind }) => kind)
  let jobId: string

  beforeEach(async () => {
    jobId = await aJob(app, { by: founder })
  })

  test('is shown to each member, who reads it for themselves, and not to a former one', async () => {
    const [members, founders] = [await app.connect(member), await app.connect(founder)]
    await anApplication(app, { by: ana, to: jobId })
    for (const client of [members, founders])
      expect(await eventually(() => client.heard('notification')[0])).toMatchObject({ kind: 'application_received' })
    expect(await member.call(readNotifications, { body: { all: true } })).toMatchObject({ unread: 0 })
    expect((await founder.call(listNotifications)).unread).toBe(1)
    await app.pool.query('update company_members set company_id = user_id where user_id = $1', [member._id])
    await anApplication(app, { by: await aSeeker(app), to: jobId })
    expect(await told(founder)).toEqual(['application_received', 'application_received'])
    expect(await told(member)).toEqual(['application_received'])
  })

  test('is mailed to each member at their address and in their language, unless they turned these mails off', async () => {
    await app.pool.query(`update users set language = 'es' where id = $1`, [member._id])
    await anApplication(app, { by: ana, to: jobId })
    const toFounder = await app.mailTo(founder.email, /^New application/)
    const toMember = await app.mailTo(member.email, /candidatura/i)
    expect([toFounder.language, toMember.language]).toEqual(['en', 'es'])
    expect(toMember.id).not.toBe(toFounder.id)
    await member.call(updateNotificationSettings, { body: { mail: { applications: false } } })
    app.mails.length = 0
    await anApplication(app, { by: await aSeeker(app), to: jobId })
    await app.mailTo(founder.email, /^New application/)
    expect(app.mails.filter(({ to }) => to === member.email)).toEqual([])
  })

  test('about one account is for its owner alone', async () => {
    await app.pool.query(
      `insert into notifications (user_id, kind, data, path) values ($1, 'password_changed', '{}', '/')`,
      [founder._id],
    )
    expect([await told(founder), await told(member)]).toEqual([['password_changed'], []])
  })
})
