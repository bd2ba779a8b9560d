import { listChats } from '@hearback/contract/hiring/chat.ts'
import { createEmployerProfile, listEmployers } from '@hearback/contract/people/employers.ts'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../test/app.ts'
import { aChat } from '../../test/chat-factory.ts'
import { anEmployer } from '../../test/employer-factory.ts'
import { anAccount } from '../../test/factories.ts'
import '../../test/matchers.ts'

const publicUrl = 'https://jobs.example.com'
const origin = 'https://app.example.com'
const app = testApp({ PUBLIC_URL: publicUrl, CORS_ORIGINS: `${origin}, http://localhost:5173/` })

const ask = (options: InjectOptions, from = origin) =>
  app.server.inject({ ...options, headers: { ...options.headers, origin: from } })
const preflight = (url: string, method: string, headers: string, from = origin) =>
  ask(
    {
      method: 'OPTIONS',
      url,
      headers: { 'access-control-request-method': method, 'access-control-request-headers': headers },
    },
    from,
  )

describe('a page of a listed origin', () => {
  test.each([
    ['GET', listChats.path, 'auth-token'],
    ['POST', '/api/chat/sendFileMessage', 'auth-token'],
    ['PUT', '/api/hruser/updateprofiles/1', 'auth-token,content-type'],
    ['PATCH', '/api/offers/1/status', 'auth-token,content-type'],
    ['DELETE', '/api/auth/account', 'auth-token,content-type'],
    ['GET', '/files/chat/1', 'auth-token'],
  ])('may make the call %s %s', async (method, url, headers) => {
    const answer = await preflight(url, method, headers)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': headers,
      'access-control-max-age': '7200',
    })
    expect(answer.headers['access-control-allow-methods']).toContain(method)
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test.each<[string, InjectOptions, number]>([
    ['a reply', { url: listEmployers.path }, 200],
    ['a refusal without a token', { url: listChats.path }, 401],
    ['a refused form', { method: 'POST', url: '/api/auth/login', payload: {} }, 422],
    [
      'a body that is no JSON',
      { method: 'POST', url: '/api/auth/login', payload: '{', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['a body that is too large', { method: 'POST', url: '/api/auth/login', payload: { x: 'x'.repeat(300_000) } }, 413],
    ['a call that does not exist', { url: '/api/none' }, 404],
    ['a picture that does not exist', { url: '/files/pictures/none' }, 404],
  ])('reads %s', async (_what, options, status) => {
    const answer = await ask(options)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['access-control-allow-origin']).toBe(origin)
    expect(answer.headers['access-control-expose-headers']).toContain('retry-after')
    expect(answer.headers.vary).toContain('Origin')
  })

  test('gets absolute addresses of pictures, and a page of ours gets relative ones', async () => {
    const hana = await anEmployer(app)
    await app.pool.query('update employers set picture_key = $1', ['a'.repeat(32)])
    const picturesFor = async (from: string) => (await ask({ url: listEmployers.path }, from)).json().profiles[0]
    const file = `/files/pictures/${'a'.repeat(32)}`
    expect(await picturesFor(origin)).toMatchObject({
      _id: hana._id,
      profilePicture: expect.stringContaining(`${publicUrl}${file}`),
      pictures: { large: `${publicUrl}${file}-512.webp` },
    })
    for (const own of [publicUrl, 'https://stranger.example.com']) {
      expect(await picturesFor(own)).toMatchObject({ pictures: { large: `${file}-512.webp` } })
    }
  })

  test('opens a socket, whose files have absolute addresses', async () => {
    const { by, other, chatId } = await aChat(app)
    const socket = await app.connect(other, { extraHeaders: { origin: 'http://localhost:5173' } })
    const payload = { chatId, file: Buffer.from('A note.'), name: 'note.txt' }
    const own = await app.connect(by)
    expect(await own.ask('sendFileMessage', payload)).toMatchObject({
      fileUrl: expect.stringMatching(/^https:\/\/jobs/),
    })
    const [message] = await eventually(() => {
      const heard = socket.heard('receiveFileMessage')
      return heard.length > 0 ? heard : undefined
    })
    expect(message?.fileUrl).toMatch(/^https:\/\/jobs\.example\.com\/files\/chat\//u)
  })
})

describe('a page of any other origin', () => {
  test.each(['https://evil.example', 'http://app.example.com', 'https://app.example.com.evil.example', 'null'])(
    '%s is let in nowhere',
    async (from) => {
      expect((await preflight(listChats.path, 'GET', 'auth-token', from)).statusCode).toBe(404)
      const answer = await ask({ url: listEmployers.path }, from)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      expect(answer.headers.vary).toContain('Origin')
      const ana = await anAccount(app, 'jobseeker')
      await expect(app.connect(ana, { extraHeaders: { origin: from } })).rejects.toThrow(/error/)
    },
  )
})

test('a request without an origin gets what it always got', async () => {
  const answer = await app.server.inject({ method: 'POST', url: createEmployerProfile.path, payload: {} })
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})
