import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressOf, call } from './call.ts'
import { clearSession, currentSession, onSessionLost, setSession } from './session.ts'

const user = { _id: 'u1', email: 'ana@mail.example', userType: 'jobseeker', emailVerified: true } as const
const rename = {
  method: 'PUT',
  path: '/api/things/:id',
  access: 'member',
  summary: 'Rename',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  reply: z.object({ name: z.string() }),
} satisfies Endpoint
const upload = { ...rename, method: 'POST', upload: 10 } satisfies Endpoint

const realFetch = globalThis.fetch
let asked: { url: string; init: RequestInit } | undefined

function answer(status: number, body: unknown) {
  globalThis.fetch = async (url, init = {}) => {
    asked = { url: String(url), init }
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
}

beforeEach(() => {
  setSession({ token: 'secret', user })
})

afterEach(() => {
  clearSession()
  globalThis.fetch = realFetch
})

test('fills the path, sends the token and JSON, and returns the reply', async () => {
  answer(200, { name: 'New' })
  expect(await call(rename, { params: { id: 'a/b' }, body: { name: 'New' } })).toEqual({ name: 'New' })
  expect(asked?.url).toBe('/api/things/a%2Fb')
  const headers = new Headers(asked?.init.headers)
  expect(headers.get('auth-token')).toBe('secret')
  expect(headers.get('content-type')).toBe('application/json')
  expect(asked?.init.body).toBe('{"name":"New"}')
})

test('sends a file as form data after its fields', async () => {
  answer(200, { name: 'x' })
  await call(upload, { params: { id: '1' }, body: { name: 'x' }, file: new Blob(['hello']) })
  const form = asked?.init.body as FormData
  expect([...form.keys()]).toEqual(['name', 'file'])
})

test('an error carries code, message and fields', async () => {
  answer(422, { success: false, message: 'Check the fields', code: 'invalid_input', fields: { name: 'Too long' } })
  await expect(call(rename, { params: { id: '1' }, body: { name: 'x' } })).rejects.toMatchObject({
    status: 422,
    code: 'invalid_input',
    message: 'Check the fields',
    fields: { name: 'Too long' },
    explained: true,
  })
})

test('a rejected token ends the session; other errors do not', async () => {
  answer(403, { code: 'not_allowed', message: 'No' })
  await expect(call(rename, { params: { id: '1' }, body: { name: 'x' } })).rejects.toMatchObject({ status: 403 })
  expect(currentSession()?.token).toBe('secret')
  answer(401, { code: 'not_signed_in', message: 'Sign in' })
  await expect(call(rename, { params: { id: '1' }, body: { name: 'x' } })).rejects.toMatchObject({ status: 401 })
  expect(currentSession()).toBeUndefined()
})

test('retries a public call as a visitor when the token is rejected, and reports the lost session', async () => {
  let losses = 0
  const stop = onSessionLost(() => {
    losses += 1
  })
  const tokens: (string | null)[] = []
  globalThis.fetch = async (_, init = {}) => {
    const token = new Headers(init.headers).get('auth-token')
    tokens.push(token)
    return Response.json(token ? { code: 'not_signed_in', message: 'Gone' } : { name: 'Open' }, {
      status: token ? 401 : 200,
    })
  }
  const open = { ...rename, access: 'public' } as const satisfies Endpoint
  expect(await call(open, { params: { id: '1' }, body: { name: 'x' } })).toEqual({ name: 'Open' })
  expect(tokens).toEqual(['secret', null])
  expect(losses).toBe(1)
  stop()
})

test('a tab whose user signed out elsewhere sends nothing that needs a session, but public calls', async () => {
  answer(200, { name: 'x' })
  clearSession()
  asked = undefined
  const input = { params: { id: '1' }, body: { name: 'x' } }
  await expect(call(rename, input)).rejects.toMatchObject({ status: 401 })
  expect(asked).toBeUndefined()
  expect(await call({ ...rename, access: 'public' }, input)).toEqual({ name: 'x' })
})

test('a wrong password does not sign out a signed-in user', async () => {
  answer(401, { code: 'wrong_credentials', message: 'The password is not right.' })
  await expect(call(rename, { params: { id: '1' }, body: { name: 'x' } })).rejects.toMatchObject({ status: 401 })
  expect(currentSession()?.token).toBe('secret')
})

test('reports a missing network, and tolerates a response that is not JSON', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(call(rename, { params: { id: '1' }, body: { name: 'x' } })).rejects.toMatchObject({ code: 'offline' })
  answer(502, '<html>Bad gateway</html>')
  await expect(call(rename, { params: { id: '1' }, body: { name: 'x' } })).rejects.toMatchObject({
    status: 502,
    code: 'unknown',
    explained: false,
  })
})

test('treats an aborted or non-JSON response as a missing network', async () => {
  const broken = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"name":'))
      stream.error(new TypeError('network error'))
    },
  })
  globalThis.fetch = async () => new Response(broken)
  await expect(call(rename, { params: { id: '1' }, body: { name: 'x' } })).rejects.toMatchObject({ code: 'offline' })
  answer(200, '<html>Sign in to the hotel’s network</html>')
  await expect(call(rename, { params: { id: '1' }, body: { name: 'x' } })).rejects.toMatchObject({ code: 'offline' })
  answer(200, '')
  expect(await call(rename, { params: { id: '1' }, body: { name: 'x' } })).toEqual({})
})

test('rethrows an abort', async () => {
  globalThis.fetch = (_, init) => Promise.reject(init?.signal?.reason)
  const signal = AbortSignal.abort()
  await expect(call(rename, { params: { id: '1' }, body: { name: 'x' } }, { signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('omits empty query values and repeats lists', () => {
  expect(addressOf('/api/x', { query: { page: 2, keyword: '', category: ['a', 'b'], none: undefined } })).toBe(
    '/api/x?page=2&category=a&category=b',
  )
})
