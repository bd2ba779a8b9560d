import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listMessages, sendFileMessage, startChat } from '@hearback/contract/hiring/chat.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { aCompoundFile, aPdf } from '../../../test/documents.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { fileUrlSigner } from '../files/signed-urls.service.ts'

const app = testApp()
let employer: Person
let seeker: Person
beforeEach(async () => {
  employer = await anEmployer(app)
  seeker = await aSeeker(app)
})

/** The unsigned URL of a file sent by the employer. */
async function anAddress(content: Buffer, name = 'cv.pdf'): Promise<string> {
  const { data: chat } = await employer.call(startChat, { body: { profileId: seeker._id } })
  const file = new File([new Uint8Array(content)], name)
  const { data } = await employer.call(sendFileMessage, { body: { chatId: chat._id }, file })
  return data.fileUrl?.split('?')[0] ?? ''
}
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
    const path = await anAddress(aPdf())
    for (const reader of [employer, seeker]) {
      for (const answer of [await get(path, reader), await get(await signed(path, reader))]) {
        expect(answer.statusCode).toBe(200)
        expect(answer.rawPayload.equals(aPdf())).toBe(true)
      }
    }
  })

  test('is a download that can do nothing, under its own name', async () => {
    const path = await anAddress(aPdf(), "Zoë's CV 🥐.pdf")
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
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''Zo%C3%AB%27s%20CV%20%F0%9F%A5%90.pdf`)
  })

  test.each([
    ['text', Buffer.from('<b>Hello</b> Møller'), 'text/plain'],
    ['an old Word document', aCompoundFile(['WordDocument']), 'application/msword'],
  ])('%s is never shown as a page', async (_what, content, mediaType) => {
    const { headers, rawPayload } = await get(await anAddress(content), employer)
    expect(headers['content-type']).toContain(mediaType)
    expect(headers['content-disposition']).toMatch(/^attachment/)
    expect(rawPayload.equals(content)).toBe(true)
  })

  test('that is a picture is shown, and has a thumbnail', async () => {
    const picture = await anAddress(await photo(), 'me.png')
    for (const [path, type, width] of [
      [picture, 'image/png', 900],
      [`${picture}/thumbnail`, 'image/webp', 480],
    ] as const) {
      const { headers, rawPayload } = await get(await signed(path, seeker))
      expect(headers).toMatchObject({ 'content-type': type, 'content-length': String(rawPayload.length) })
      expect(headers['content-disposition']).toMatch(/^inline/)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width })
    }
  })

  test('answers HEAD with the same headers', async () => {
    const path = await anAddress(aPdf())
    const [whole, head] = [await get(path, employer), await get(path, employer, 'HEAD')]
    expect(head.payload).toBe('')
    for (const name of ['content-type', 'content-length', 'content-disposition']) {
      expect(head.headers[name]).toBe(whole.headers[name])
    }
  })
})

describe('no one else reads it', () => {
  test('neither another employer nor another seeker nor a moderator, by token or by signature', async () => {
    const path = `${await anAddress(await photo())}/thumbnail`
    for (const other of [await anEmployer(app), await aSeeker(app), await anAccount(app, 'admin')]) {
      expect(await codeOf(get(path, other))).toBe('404 not_found')
      expect(await codeOf(get(await signed(path, other)))).toBe('404 not_found')
    }
    expect(await codeOf(get(path))).toBe('401 not_signed_in')
  })

  test('with a signature for another path or another reader, or one that has lapsed', async () => {
    const path = await anAddress(await photo())
    const url = await signed(path, seeker)
    expect(await codeOf(get(url.replace('?', '/thumbnail?')))).toBe('403 not_allowed')
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

  test.each([
    ['en-US,en;q=0.9', 'This file link has expired', 'href="/messages"'],
    ['fr, es-MX;q=0.8, en;q=0.5', 'Este enlace al archivo caducó', 'href="/es/messages"'],
    ['es;q=0, de', 'This file link has expired', '/messages"'],
  ])('with a lapsed address opened as a page, which says so in %s', async (language, title, link) => {
    const url = await signed(await anAddress(await photo()), seeker)
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': language }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 })
    try {
      const answer = await app.server.inject({ url, headers })
      expect(answer.statusCode).toBe(403)
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      expect(answer.payload).toContain(`<h1>${title}</h1>`)
      expect(answer.payload).toContain(link)
    } finally {
      vi.useRealTimers()
    }
  })

  test('that is not there, with a page for a person', async () => {
    const url = await signed(`/files/chat/${randomUUID()}`, seeker)
    const answer = await app.server.inject({ url, headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.payload).toContain('<h1>This file isn’t available</h1>')
  })

  test('once suspended, or with an account that is gone', async () => {
    const path = await anAddress(aPdf())
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
  const path = `${await anAddress(aPdf())}/thumbnail`
  expect(await codeOf(get(path, employer))).toBe('404 not_found')
})

test.skipIf(!existsSync('/dev/full'))(
  'a full disk refuses files, text goes on, and files do again once there is room',
  async () => {
    const { chatId, by, other } = await aChat(app)
    const { files, config } = app.deps
    const send = () => by.call(sendFileMessage, { body: { chatId }, file: new File(['Hello'], 'a.txt') })
    const full: FileStore['put'] = async (key, content, mediaType) => {
      const path = join(config.dataDir, 'files', key)
      await mkdir(dirname(path), { recursive: true })
      // Writes to this device fail like on a full disk.
      await symlink('/dev/full', path)
      await files.put(key, content, mediaType)
    }
    const kept = async () => (await readdir(join(config.dataDir, 'files/chat')).catch(() => [])).length
    const before = await kept()
    Object.assign(app.deps, { files: { ...files, put: full } })
    await expect(send()).toBeRefused('storage_full')
    await say(by, chatId, 'My file does not go through.')
    Object.assign(app.deps, { files })
    await send()
    const { messages } = await other.call(listMessages, { params: { chatId } })
    expect(messages.map(({ content, file }) => file?.name ?? content)).toEqual([
      'My file does not go through.',
      'a.txt',
    ])
    expect(await kept()).toBe(before + 1)
    expect((await app.pool.query('select 1 from pending_files')).rowCount).toBe(0)
  },
)
