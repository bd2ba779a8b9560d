import { logOut } from '@hearback/contract/accounts/accounts.ts'
import { listMessages, readChat, sendMessage } from '@hearback/contract/hiring/chat.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { aChat } from '../../../test/chat-factory.ts'
import { testCluster } from '../../../test/cluster.ts'
import type { Person } from '../../../test/factories.ts'
import { endOf } from '../../../test/raw-sockets.ts'
import type { TestSocket } from '../../../test/sockets.ts'

const app = testApp()
const cluster = testCluster(app)

/** A chat whose two people are connected to different processes. */
async function apart() {
  const { chatId, by: hana, other: ana } = await aChat(app)
  const [hanas, anas] = [await cluster.connect(0, hana), await cluster.connect(1, ana)]
  return { chatId, hana, ana, hanas, anas }
}
const seqsOf = (client: TestSocket): number[] => client.heard('receiveMessage').map(({ seq }) => seq)
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

describe.skipIf(!cluster.isPossible)('on different processes, where a Redis server is installed,', () => {
  test('a message reaches the other, by socket and by REST', async () => {
    const { chatId, hana, hanas, anas } = await apart()
    const sent = await hanas.ask<{ _id: string }>('sendMessage', { chatId, content: 'Hello' })
    expect(await eventually(() => anas.heard('receiveMessage')[0])).toMatchObject({ _id: sent._id, content: 'Hello' })
    await cluster.caller(0, hana).call(sendMessage, { body: { chatId, content: 'Again' } })
    expect(await eventually(() => anas.heard('receiveMessage')[1])).toMatchObject({ seq: 2, content: 'Again' })
  })

  test('a message is stored once, whichever process gets its repetition', async () => {
    const { chatId, hana, hanas, anas } = await apart()
    const form = { chatId, content: 'Hello', clientMessageId: 'one' }
    const answers = await Promise.all([
      hanas.ask<{ _id: string }>('sendMessage', form),
      cluster
        .caller(1, hana)
        .call(sendMessage, { body: form })
        .then(({ data }) => data),
      cluster
        .caller(0, hana)
        .call(sendMessage, { body: form })
        .then(({ data }) => data),
    ])
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1)
    await hanas.ask('sendMessage', { chatId, content: 'Next' })
    await eventually(() => seqsOf(anas).includes(2))
    expect(seqsOf(anas)).toEqual([1, 2])
  })

  test('a message of an older client is stored once, whichever processes its two ways reach', async () => {
    const { chatId, hana, hanas } = await apart()
    const texts = upTo(20).map((n) => `Message ${n}`)
    const both = texts.flatMap((content) => [
      hanas.ask('sendMessage', { chatId, content }),
      cluster.caller(1, hana).call(sendMessage, { body: { chatId, content } }),
    ])
    await Promise.all(both)
    const { total } = await hana.call(listMessages, { params: { chatId }, query: { after: 0, limit: 100 } })
    expect(total).toBe(texts.length)
  })

  test('concurrent messages of both have one order, without a gap, and reach every screen once', async () => {
    const { chatId, hana, ana, hanas, anas } = await apart()
    const [hanasOther, anasOther] = [await cluster.connect(1, hana), await cluster.connect(0, ana)]
    const each = 30
    const say = (client: TestSocket, who: string) =>
      Promise.all(
        upTo(each).map((count) => client.ask<{ seq: number }>('sendMessage', { chatId, content: `${who} ${count}` })),
      )
    const [fromHana, fromAna] = await Promise.all([say(hanas, 'hana'), say(anas, 'ana')])
    const all = upTo(2 * each)
    const inOrder = (numbers: number[]) => numbers.toSorted((one, other) => one - other)
    await eventually(() => [hanasOther, anasOther].every((client) => seqsOf(client).length >= all.length))
    for (const client of [hanasOther, anasOther]) expect(inOrder(seqsOf(client))).toEqual(all)
    expect(inOrder([...seqsOf(hanas), ...fromHana.map(({ seq }) => seq)])).toEqual(all)
    for (const own of [fromHana, fromAna]) expect(own.map(({ seq }) => seq)).toEqual(inOrder(own.map(({ seq }) => seq)))
    const lists = await Promise.all(
      [hana, ana].map((who, where) =>
        cluster.caller(where, who).call(listMessages, { params: { chatId }, query: { after: 0, limit: 100 } }),
      ),
    )
    const [contentsOfHana, contentsOfAna] = lists.map(({ messages }) => messages.map(({ content }) => content))
    expect(contentsOfHana).toHaveLength(all.length)
    expect(contentsOfAna).toEqual(contentsOfHana)
  })

  test('typing, reading and presence are told', async () => {
    const { chatId, ana, hanas, anas } = await apart()
    expect(await hanas.ask('openChat', { chatId })).toMatchObject({ presence: { userId: ana._id, online: true } })
    await anas.ask('typing', { chatId, isTyping: true })
    expect(await eventually(() => hanas.heard('typing')[0])).toMatchObject({ userId: ana._id, isTyping: true })
    await hanas.ask('sendMessage', { chatId, content: 'Hello' })
    await cluster.caller(1, ana).call(readChat, { body: { chatId, seq: 1 } })
    expect(await eventually(() => hanas.heard('receipt')[0])).toMatchObject({ userId: ana._id, readSeq: 1 })
    anas.disconnect()
    const away = () => hanas.heard('presence').find(({ online }) => !online)
    expect(await eventually(away)).toMatchObject({ userId: ana._id })
    expect(await hanas.ask('openChat', { chatId })).toMatchObject({ presence: { online: false } })
    await cluster.connect(1, ana)
    expect(await eventually(() => hanas.heard('presence').findLast(({ online }) => online))).toBeDefined()
  })

  test('a person with a screen on each is here until both are gone', async () => {
    const { chatId, ana, hanas, anas } = await apart()
    const second = await cluster.connect(0, ana)
    await hanas.ask('openChat', { chatId })
    second.disconnect()
    const isHere = async () =>
      (await hanas.ask<{ presence: { online: boolean } }>('openChat', { chatId })).presence.online
    expect(await isHere()).toBe(true)
    anas.disconnect()
    await eventually(async () => !(await isHere()))
  })

  test('the socket of a token that ended is told nothing more', async () => {
    const { chatId, ana, hanas, anas } = await apart()
    const gone = endOf(anas)
    await cluster.caller(0, ana).call(logOut)
    expect(await gone).toBe('io server disconnect')
    await hanas.ask('sendMessage', { chatId, content: 'Hello' })
    expect(seqsOf(anas)).toEqual([])
  })
})

describe.skipIf(!cluster.isPossible)('through a proxy without stickiness, where a Redis server is installed,', () => {
  const conversation = async (hana: Person, ana: Person, chatId: string, transports: string[]) => {
    const [hanas, anas] = [
      await cluster.connect('anywhere', hana, { transports }),
      await cluster.connect('anywhere', ana, { transports }),
    ]
    for (const number of upTo(10)) {
      const [client, content] = number % 2 ? [hanas, `from Hana ${number}`] : [anas, `from Ana ${number}`]
      await client.ask('sendMessage', { chatId, content })
    }
    await eventually(() => seqsOf(hanas).length + seqsOf(anas).length === 10)
    expect([seqsOf(anas), seqsOf(hanas)]).toEqual([
      [1, 3, 5, 7, 9],
      [2, 4, 6, 8, 10],
    ])
    return hanas.io.engine.transport.name
  }

  test('two people talk over polling alone', async () => {
    const { chatId, by, other } = await aChat(app)
    expect(await conversation(by, other, chatId, ['polling'])).toBe('polling')
  })

  test('two people talk over what the client does unless told otherwise: polling first, then a websocket', async () => {
    const { chatId, by, other } = await aChat(app)
    expect(await conversation(by, other, chatId, ['polling', 'websocket'])).toBe('websocket')
  })

  test('a message that uses the whole length arrives whole', async () => {
    const { chatId, by, other } = await aChat(app)
    const [hanas, anas] = [
      await cluster.connect('anywhere', by, { transports: ['polling'] }),
      await cluster.connect('anywhere', other, { transports: ['polling'] }),
    ]
    const content = 'ж'.repeat(5_000)
    await hanas.ask('sendMessage', { chatId, content })
    expect(await eventually(() => anas.heard('receiveMessage')[0])).toMatchObject({ content })
  })
})
