import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'

const app = testApp({ CORS_ORIGINS: 'https://assistant.example' })

const both = 'application/json, text/event-stream'
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
const list = { jsonrpc: '2.0', id: 'a', method: 'tools/list' }

async function post(body: unknown, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const sent = { accept: both, 'content-type': 'application/json', ...headers }
  const reply = await app.server.inject({ method: 'POST', url: '/mcp', payload, headers: sent, remoteAddress })
  return { status: reply.statusCode, type: reply.headers['content-type'], headers: reply.headers, text: reply.body }
}
const json = async (...input: Parameters<typeof post>) => JSON.parse((await post(...input)).text)
const rpcError = (code: number, id: unknown = null) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message: expect.any(String) },
})

beforeEach(() => app.server.ready())

test('the address with a slash at its end is the same, without a redirect', async () => {
  const headers = { accept: both, 'content-type': 'application/json' }
  const reply = await app.server.inject({ method: 'POST', url: '/mcp/', payload: JSON.stringify(ping), headers })
  expect([reply.statusCode, JSON.parse(reply.body)]).toEqual([200, { jsonrpc: '2.0', id: 1, result: {} }])
})

test.each(['GET', 'DELETE', 'HEAD'] as const)(
  '%s is answered by 405: there are no sessions and streams',
  async (method) => {
    const reply = await app.server.inject({ method, url: '/mcp', headers: { accept: 'text/event-stream' } })
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST'])
  },
)

describe('the reply', () => {
  test.each([
    ['both types', both],
    ['JSON alone', 'application/json'],
    ['JSON with a charset and a weight', 'text/html, Application/JSON;q=0.9'],
    ['anything', '*/*'],
    ['no type', ''],
  ])('is JSON for a client that accepts %s', async (_case, accept) => {
    const reply = await post(ping, { accept })
    expect([reply.status, reply.type, reply.text]).toEqual([
      200,
      'application/json; charset=utf-8',
      '{"result":{},"jsonrpc":"2.0","id":1}',
    ])
    expect(reply.headers['mcp-session-id']).toBeUndefined()
  })

  test('is an event for a client that accepts events alone', async () => {
    const reply = await post(list, { accept: 'text/event-stream' })
    expect([reply.status, reply.type]).toEqual([200, 'text/event-stream'])
    expect(reply.text).toMatch(/^event: message\ndata: \{.*search_jobs.*\}\n\n$/)
  })

  test('is 406 for a client that accepts neither', async () => {
    expect((await post(ping, { accept: 'text/html' })).status).toBe(406)
  })

  test('to notifications and responses is an empty 202', async () => {
    const notified = await post({ jsonrpc: '2.0', method: 'notifications/initialized' })
    expect([notified.status, notified.text]).toEqual([202, ''])
    expect((await post({ jsonrpc: '2.0', id: 4, result: {} })).status).toBe(202)
    expect((await post({ jsonrpc: '2.0', method: 'notifications/unheard-of' })).status).toBe(202)
  })

  test('keeps concurrent clients with the same ids apart', async () => {
    const call = (n: number) => ({
      ...ping,
      id: 1,
      method: 'tools/call',
      params: { name: 'get_job', arguments: { [`a${n}`]: 1 } },
    })
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => json(call(n))))
    for (const [n, reply] of replies.entries()) expect(reply.result.content[0].text).toMatch(new RegExp(`^a${n}: `))
  })
})

describe('protocol versions', () => {
  const initialize = (protocolVersion: string) => ({
    ...ping,
    method: 'initialize',
    params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  })

  test.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])('%s is spoken', async (version) => {
    expect((await json(initialize(version))).result.protocolVersion).toBe(version)
    expect((await post(list, { 'mcp-protocol-version': version })).status).toBe(200)
  })

  test('newer than known are answered with the newest known one, also with the header of that version', async () => {
    const reply = await post(initialize('2099-01-01'), { 'mcp-protocol-version': '2099-01-01' })
    expect([reply.status, JSON.parse(reply.text).result.protocolVersion]).toEqual([200, '2025-11-25'])
  })

  test('unknown ones after the negotiation are refused, with the id of the request', async () => {
    const reply = await post(list, { 'mcp-protocol-version': '1.0.0' })
    expect([reply.status, JSON.parse(reply.text)]).toEqual([400, rpcError(-32_000, 'a')])
  })
})

describe('batches', () => {
  test('are answered for the version that has them, without what is canceled in them staying open', async () => {
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'a' } }
    const replies = await json([list, ping, cancel], { 'mcp-protocol-version': '2025-03-26' })
    expect(replies.map(({ id }: { id: unknown }) => id).sort()).toEqual([1, 'a'])
    expect((await post([cancel])).status).toBe(202)
  })

  test.each([
    ['of a later version', [ping], { 'mcp-protocol-version': '2025-06-18' }],
    ['that is empty', [], {}],
    ['of 11', Array.from({ length: 11 }, (_, id) => ({ ...ping, id })), {}],
  ])('%s are refused', async (_case, batch, headers) => {
    const reply = await post(batch, headers as Record<string, string>)
    expect([reply.status, JSON.parse(reply.text)]).toEqual([400, rpcError(-32_600)])
  })
})

describe('a malformed message', () => {
  test.each([
    ['cut off', '{"jsonrpc":"2.0","id":1'],
    ['empty', ''],
    ['a string', '"ping"'],
    ['null', 'null'],
    ['without a version', { id: 1, method: 'ping' }],
    ['with the id null', { ...ping, id: null }],
    ['with a fractional id', { ...ping, id: 1.5 }],
    ['with an object as id', { ...ping, id: {} }],
    ['with a number as method', { ...ping, method: 7 }],
    ['nested 20,000 times', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('%s is an error of JSON-RPC', async (_case, body) => {
    const reply = await post(body)
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.text)).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } })
    expect(reply.text).not.toContain('success')
  })

  test('over 64 KB is refused before it is parsed', async () => {
    const reply = await post({ ...list, params: { cursor: 'a'.repeat(65_536) } })
    expect([reply.status, JSON.parse(reply.text)]).toEqual([413, rpcError(-32_000)])
  })

  test('of another type than JSON is refused', async () => {
    expect((await post(ping, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(ping, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
  })

  test.each([
    ['that is unknown', { ...ping, method: 'resources/list' }, -32_601],
    ['without a name', { ...ping, method: 'tools/call', params: {} }, -32_602],
    [
      'with a list of arguments',
      { ...ping, method: 'tools/call', params: { name: 'get_job', arguments: [] } },
      -32_602,
    ],
  ])('with a method %s has the code of JSON-RPC', async (_case, message, code) => {
    const reply = await json(message)
    expect(reply).toMatchObject({ id: 1, error: { code } })
  })

  test('with a name of Object.prototype as an argument is refused by name', async () => {
    const body =
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_jobs","arguments":{"constructor":{"a":1}}}}'
    expect((await json(body)).result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('constructor') }],
    })
  })
})

describe('a page of another site', () => {
  test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://127.0.0.1:9'])(
    '%s is refused',
    async (origin) => {
      const reply = await post(ping, { origin })
      expect([reply.status, JSON.parse(reply.text)]).toEqual([403, rpcError(-32_000)])
    },
  )

  test('that resolves its name to this server is refused', async () => {
    expect((await post(ping, { host: 'evil.example', origin: 'http://evil.example' })).status).toBe(421)
  })

  test('is served if the operator allows its origin, and so are programs and our own pages', async () => {
    const { publicUrl } = app.deps.config
    for (const headers of [{ origin: 'https://assistant.example' }, { origin: publicUrl }, {}])
      expect((await post(ping, headers as Record<string, string>)).status).toBe(200)
    const preflight = await app.server.inject({
      method: 'OPTIONS',
      url: '/mcp',
      headers: {
        origin: 'https://assistant.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,mcp-protocol-version',
      },
    })
    expect(preflight.headers['access-control-allow-headers']).toContain('mcp-protocol-version')
  })
})

describe('the rate limit', () => {
  test('counts messages with the searches of the address, and says when to come back', async () => {
    const from = '203.0.113.20'
    const search = () =>
      app.server.inject({ method: 'POST', url: '/api/postjob/getalljobs', payload: {}, remoteAddress: from })
    for (let n = 0; n < 59; n++)
      await post(
        Array.from({ length: 10 }, (_, id) => ({ ...ping, id })),
        {},
        from,
      )
    for (let n = 0; n < 5; n++) expect((await search()).statusCode).toBe(200)
    for (let n = 0; n < 5; n++) expect((await post(ping, {}, from)).status).toBe(200)
    const reply = await post(ping, {}, from)
    expect([reply.status, JSON.parse(reply.text)]).toEqual([429, rpcError(-32_000)])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect((await search()).statusCode).toBe(429)
    expect((await post(ping, {}, '203.0.113.21')).status).toBe(200)
  })
})
