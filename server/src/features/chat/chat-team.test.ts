import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { aChat, messagesOf, say } from '../../../test/chat-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
let founder: EmployerPerson
let dana: EmployerPerson
let ana: Person
let chatId: string

beforeEach(async () => {
  founder = await anEmployer(app, { businessName: 'Crust' })
  dana = await anEmployer(app)
  await app.pool.query('update company_members set company_id = $1 where user_id = $2', [founder._id, dana._id])
  ana = await aSeeker(app)
  ;({ chatId } = await aChat(app, { by: founder, with: ana }))
  await say(ana, chatId, 'Hi.')
})

type Client = Awaited<ReturnType<typeof app.connect>>
const numbersOn = (client: Client) => client.heard('receiveMessage').map(({ seq }) => seq)
const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => index + from)

describe('two members who write in one chat concurrently', () => {
  test('have one order without a gap, and each screen gets every message once', async () => {
    const clients = await Promise.all([app.connect(founder), app.connect(dana), app.connect(ana)])
    const texts = upTo(20).map((n) => `Message ${n}`)
    const acknowledged = await Promise.all(
      clients.map((client, by) =>
        Promise.all(
          texts.map((content) =>
            client.ask<{ seq: number }>('sendMessage', { chatId, content, clientMessageId: `${by} ${content}` }),
          ),
        ),
      ),
    )
    const all = upTo(60, 2)
    for (const [index, client] of clients.entries()) {
      const own = acknowledged[index]?.map(({ seq }) => seq) ?? []
      expect(own).toEqual(own.toSorted((a, b) => a - b))
      await eventually(() => numbersOn(client).length >= 40)
      expect([...own, ...numbersOn(client)].toSorted((a, b) => a - b)).toEqual(all)
    }
    for (const who of [founder, dana, ana]) {
      const { messages } = await messagesOf(who, chatId, { after: 1 })
      expect(messages.map(({ seq }) => seq)).toEqual(all)
    }
  })

  test('miss nothing of each other after a lost connection', async () => {
    const [founders, danas] = [await app.connect(founder), await app.connect(dana)]
    await founders.ask('sendMessage', { chatId, content: 'Before.' })
    await eventually(() => numbersOn(danas).length === 1)
    danas.disconnect()
    await founders.ask('sendMessage', { chatId, content: 'Meanwhile.' })
    const back = await app.connect(dana)
    const { lastSeq } = await back.ask<{ lastSeq: number }>('openChat', { chatId })
    await founders.ask('sendMessage', { chatId, content: 'After.' })
    await eventually(() => numbersOn(back).length === 1)
    const { messages } = await messagesOf(dana, chatId, { after: 2 })
    expect(messages.map(({ content }) => content)).toEqual(['Meanwhile.', 'After.'])
    expect([lastSeq, numbersOn(back)]).toEqual([3, [4]])
  })
})

describe('a member who is removed', () => {
  test('gets no message or event on any screen that was open, and can send none', async () => {
    const [danas, elsewhere, founders] = [await app.connect(dana), await app.connect(dana), await app.connect(founder)]
    await danas.ask('openChat', { chatId })
    await app.pool.query('delete from company_members where user_id = $1', [dana._id])
    await expect(danas.ask('sendMessage', { chatId, content: 'Still here.' })).toBeRefused('not_found')
    app.deps.events.emit('sessions.ended', { userId: dana._id })
    await eventually(() => !danas.connected && !elsewhere.connected)
    const anas = await app.connect(ana)
    await anas.ask('openChat', { chatId })
    await anas.ask('typing', { chatId, isTyping: true })
    await say(ana, chatId, 'Is anyone there?')
    await eventually(() => numbersOn(founders).length === 1)
    for (const client of [danas, elsewhere])
      expect([...numbersOn(client), ...client.heard('typing'), ...client.heard('notifyTyping')]).toEqual([])
  })
})
