import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { aCompoundFile, aPdf } from '../../../test/documents.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { claimFiles, keepFiles } from '../files/files.service.ts'
import { fileUrlSigner } from '../files/signed-urls.service.ts'
import { type ChatFile, readChatFile } from './chat-files.ts'
import { messageFilePath } from './message-files.rules.ts'

const app = testApp()
let employer: Person
let seeker: Person
beforeEach(async () => {
  employer = await anEmployer(app)
  seeker = await aSeeker(app)
})

/** A chat with one message, which carries this file; answers the message's id. */
async function aMessageWith(content: Buffer, name = 'cv.pdf'): Promise<string> {
  const file = await readChatFile({ name, content })
  return keepFiles(app.deps, file.stored, () => insertMessage(file))
}
const insertMessage = (file: ChatFile) =>
  app.db.transaction().execute(async (tx) => {
    const people = { employer_id: employer._id, seeker_id: seeker._id }
    const started = { state: 'open', started_by: 'employer', last_seq: 1 }
    const chat = await tx
      .insertInto('chats')
      .values({ ...people, ...started })
      .returning('id')
      .executeTakeFirstOrThrow()
    const message = await tx
      .insertInto('messages')
      .values({ chat_id: chat.id, seq: 1, sender_id: seeker._id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { stored, thumbnailKey, mediaType, ...facts } = file
    const row = { ...facts, message_id: message.id, thumbnail_key: thumbnailKey, media_type: mediaType }
    await tx.insertInto('message_files').values(row).execute()
    await claimFiles(
      tx,
      stored.map(({ key }) => key),
    )
    return message.id
  })

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0c3d2c' } })
    .png()
    .toBuffer()
const get = (url: string, reader?: Person, method: 'GET' | 'HEAD' = 'GET') =>
  app.server.inject({ method, url, headers: reader?.token ? { 'auth-token': reader.token } : {} })
const signed = async (path: string, { _id }: { _id: string }) => (await fileUrlSigner(app))(path, _id)
const codeOf = async (answer: ReturnType<typeof get>) => {
  const { statusCode, payload } = await answer
  return `${statusCode} ${JSON.parse(payload).code}`
}

describe('the file of a message', () => {
  test('is read by both people of the chat, by their token or by an address signed for them', async () => {
    const path = messageFilePath(await aMessageWith(aPdf()), 'file')
    for (const reader of [employer, seeker]) {
      for (const answer of [await get(path, reader), await get(await signed(path, reader))]) {
        expect(answer.statusCode).toBe(200)
        expect(answer.rawPayload.equals(aPdf())).toBe(true)
      }
    }
  })

  test('is a download that can do nothing, under its own name', async () => {
    const path = messageFilePath(await aMessageWith(aPdf(), 'Zoë "CV" 🥐.pdf'), 'file')
    const { headers } = await get(path, employer)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(aPdf().length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=300',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="/)
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''Zo%C3%AB%20%22CV%22%20%F0%9F%A5%90.pdf`)
  })

  test.each([
    ['text', Buffer.from('<b>Hello</b> Møller'), 'text/plain'],
    ['an old Word document', aCompoundFile(['WordDocument']), 'application/msword'],
  ])('%s is never shown as a page', async (_what, content, mediaType) => {
    const { headers, rawPayload } = await get(messageFilePath(await aMessageWith(content), 'file'), employer)
    expect(headers['content-type']).toContain(mediaType)
    expect(headers['content-disposition']).toMatch(/^attachment/)
    expect(rawPayload.equals(content)).toBe(true)
  })

  test('that is a picture is shown, and has a thumbnail', async () => {
    const id = await aMessageWith(await photo(), 'me.png')
    for (const [part, type, width] of [
      ['file', 'image/png', 900],
      ['thumbnail', 'image/webp', 480],
    ] as const) {
      const path = messageFilePath(id, part)
      const { headers, rawPayload } = await get(await signed(path, seeker))
      expect(headers).toMatchObject({ 'content-type': type, 'content-length': String(rawPayload.length) })
      expect(headers['content-disposition']).toMatch(/^inline/)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width })
    }
  })

  test('answers HEAD with the same headers', async () => {
    const path = messageFilePath(await aMessageWith(aPdf()), 'file')
    const [whole, head] = [await get(path, employer), await get(path, employer, 'HEAD')]
    expect(head.payload).toBe('')
    for (const name of ['content-type', 'content-length', 'content-disposition']) {
      expect(head.headers[name]).toBe(whole.headers[name])
    }
  })
})

describe('nobody else reads it', () => {
  test('neither another employer nor another seeker nor a moderator, by token or by signature', async () => {
    const path = messageFilePath(await aMessageWith(await photo()), 'thumbnail')
    for (const other of [await anEmployer(app), await aSeeker(app), await anAccount(app, 'admin')]) {
      expect(await codeOf(get(path, other))).toBe('404 not_found')
      expect(await codeOf(get(await signed(path, other)))).toBe('404 not_found')
    }
    expect(await codeOf(get(path))).toBe('401 not_signed_in')
  })

  test('with a signature for another path or another reader, or one that has lapsed', async () => {
    const id = await aMessageWith(await photo())
    const [path, other] = [messageFilePath(id, 'file'), messageFilePath(id, 'thumbnail')]
    const url = await signed(path, seeker)
    expect(await codeOf(get(url.replace(path, other)))).toBe('403 not_allowed')
    expect(await codeOf(get(url.replace(seeker._id, employer._id)))).toBe('403 not_allowed')
    expect(await codeOf(get(`${path}?signature=x`))).toBe('403 not_allowed')
    expect(await codeOf(get(`${url}&signature=x`))).toBe('403 not_allowed')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 })
    try {
      expect(await codeOf(get(url))).toBe('403 not_allowed')
    } finally {
      vi.useRealTimers()
    }
  })

  test('once suspended, or with an account that is gone', async () => {
    const path = messageFilePath(await aMessageWith(aPdf()), 'file')
    const url = await signed(path, employer)
    await app.pool.query('update users set suspended_at = now() where id = $1', [employer._id])
    expect(await codeOf(get(path, employer))).toBe('403 account_suspended')
    expect(await codeOf(get(url))).toBe('403 account_suspended')
    expect(await codeOf(get(await signed(path, { _id: randomUUID() })))).toBe('404 not_found')
  })
})

test.each([randomUUID(), 'x', '..%2f..%2fsecret'])('there is no file of a message %s', async (id) => {
  expect(await codeOf(get(`/files/chat/${id}`, employer))).toBe('404 not_found')
  expect(await codeOf(get(`/files/chat/${id}/thumbnail`, employer))).toBe('404 not_found')
})

test('a document has no thumbnail', async () => {
  const path = messageFilePath(await aMessageWith(aPdf()), 'thumbnail')
  expect(await codeOf(get(path, employer))).toBe('404 not_found')
})
