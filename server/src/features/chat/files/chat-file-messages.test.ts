import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sendFileMessage } from '@hearback/contract/hiring/chat.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually, testApp } from '../../../../test/app.ts'
import { aChat, chatOf, decide, messagesOf, say } from '../../../../test/chat-factory.ts'
import { aPdf } from '../../../../test/documents.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import '../../../../test/matchers.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()
let chatId: string
let by: Person
let other: Person
beforeEach(async () => {
  ;({ chatId, by, other } = await aChat(app))
})

const text = Buffer.from('Bread, early in the morning.')
const picture = (background = '#0c3d2c') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
interface Form {
  content?: string
  clientMessageId?: string
  name?: string
}
async function byHttp(who: Person, content: Buffer, { name = 'notes.txt', ...form }: Form = {}) {
  const file = new File([new Uint8Array(content)], name)
  return (await who.call(sendFileMessage, { body: { chatId, ...form }, file })).data
}
async function bySocket(who: Person, content: Buffer, { name = 'notes.txt', ...form }: Form = {}) {
  const client = await app.connect(who)
  return client.ask<Awaited<ReturnType<typeof byHttp>>>('sendFileMessage', { chatId, ...form, file: content, name })
}
const ways = [
  ['HTTP', byHttp],
  ['the socket', bySocket],
] as const
const storedFiles = async () =>
  (await readdir(join(app.deps.config.dataDir, 'files', 'chat')).catch(() => [])).filter((name) => !name.includes('-'))
const download = (url: string | null, who?: Person) =>
  app.server.inject({ method: 'GET', url: url ?? '', headers: who?.token ? { 'auth-token': who.token } : {} })

describe.each(ways)('a file sent by %s', (_way, send) => {
  test('is a message with its name, size and kind, which both read', async () => {
    const ana = await app.connect(other)
    const sent = await send(by, text, { name: 'recipe.txt', content: 'Our recipe' })
    expect(sent).toMatchObject({ seq: 1, content: 'Our recipe', sender: by._id })
    expect(sent.file).toMatchObject({
      name: 'recipe.txt',
      size: text.length,
      mediaType: 'text/plain',
      thumbnailUrl: null,
    })
    const received = await eventually(() => ana.heard('receiveFileMessage')[0])
    expect(received).toMatchObject({ _id: sent._id, content: 'Our recipe', clientMessageId: null })
    expect(received.fileUrl).not.toBe(sent.fileUrl)
    for (const url of [sent.fileUrl, received.fileUrl]) expect((await download(url)).rawPayload).toEqual(text)
    for (const who of [by, other]) {
      expect((await chatOf(who, chatId)).lastMessage).toMatchObject({ _id: sent._id, file: { name: 'recipe.txt' } })
      expect((await messagesOf(who, chatId)).messages[0]?.file).toMatchObject({ size: text.length })
    }
    expect((await chatOf(other, chatId)).unreadCount).toBe(1)
    expect(ana.heard('receiveMessage')).toEqual([])
  })

  test('that is a picture has a size in pixels and a thumbnail', async () => {
    const { file, fileUrl } = await send(by, await picture(), { name: 'me.png' })
    expect(file).toMatchObject({ width: 60, height: 40, mediaType: 'image/png' })
    for (const url of [fileUrl, file?.thumbnailUrl ?? null]) expect((await download(url)).statusCode).toBe(200)
  })

  test('again under the same id is the first message, and stores nothing more', async () => {
    const first = await send(by, text, { clientMessageId: 'one', content: 'Look' })
    const before = (await storedFiles()).length
    for (const [, again] of ways) {
      const repeats = await Promise.all(
        [1, 2, 3].map(() => again(by, text, { clientMessageId: 'one', content: 'Look' })),
      )
      expect(new Set(repeats.map(({ _id, seq }) => `${_id} ${seq}`))).toEqual(new Set([`${first._id} 1`]))
    }
    expect((await messagesOf(other, chatId)).total).toBe(1)
    expect((await storedFiles()).length).toBe(before)
    expect((await app.pool.query('select from pending_files')).rowCount).toBe(0)
  })

  test('is refused under the id of another file, of other words, or of a text', async () => {
    await send(by, text, { clientMessageId: 'one', content: 'Look' })
    await say(by, chatId, 'Look', 'two')
    await expect(send(by, aPdf(), { clientMessageId: 'one', content: 'Look' })).toBeRefused('message_id_reused')
    await expect(send(by, text, { clientMessageId: 'one', content: 'Look here' })).toBeRefused('message_id_reused')
    await expect(send(by, text, { clientMessageId: 'two', content: 'Look' })).toBeRefused('message_id_reused')
    await expect(say(by, chatId, 'Look', 'one')).toBeRefused('message_id_reused')
    expect((await messagesOf(by, chatId)).total).toBe(2)
    expect((await app.pool.query('select from pending_files')).rowCount).toBe(0)
  })

  test('is refused where the chat is closed, or none of the sender’s, or where it is no file of a kind that is accepted', async () => {
    await expect(send(await anEmployer(app), text)).toBeRefused('not_found')
    await expect(send(by, Buffer.from('GIF89a\u0001\0\u0001\0'))).toBeRefused('wrong_media_type')
    await expect(send(by, text, { content: 'x'.repeat(5_001) })).toBeRefused('invalid_input', 'content')
    const before = (await storedFiles()).length
    await decide(other, chatId, 'block')
    await expect(send(by, text)).toBeRefused('chat_closed')
    expect((await storedFiles()).length).toBe(before)
    expect((await messagesOf(by, chatId)).total).toBe(0)
  })

  test('is the one message of a request', async () => {
    const request = await aChat(app, { by: await aSeeker(app), with: await anEmployer(app) })
    chatId = request.chatId
    await send(request.by, text)
    const again = (clientMessageId: string) => send(request.by, text, { clientMessageId })
    await expect(again('two')).toBeRefused('chat_request_pending')
    await send(request.other, text)
    expect((await again('three')).seq).toBe(3)
  })
})

test('files and texts share one order', async () => {
  const sends = Array.from({ length: 12 }, (_, i) =>
    i % 3 ? say(i % 2 ? by : other, chatId, `Text ${i}`) : byHttp(i % 2 ? by : other, text),
  )
  const sent = await Promise.all(sends)
  const { messages } = await messagesOf(by, chatId, { after: 0 })
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
  for (const { _id, seq, file } of sent)
    expect(messages[seq - 1]).toMatchObject({ _id, file: file && { name: 'notes.txt' } })
})
