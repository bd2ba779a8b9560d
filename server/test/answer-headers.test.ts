import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { endpoints } from '@hearback/contract/all.ts'
import { expect, test } from 'vitest'
import { testApp } from './app.ts'
import { aChat } from './chat-factory.ts'
import { testProcess } from './cluster.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'

const app = testApp()
const server = testProcess(app)

const get = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, { redirect: 'manual', ...init })
const post = (path: string, body: string) =>
  get(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
const stack = /node_modules|\bat .+\.[cm]?[jt]sx?:\d+|\/server\/src\/|select .+ from |syntax error/u

/** Asserts the headers of every response, and that none reveals the software. */
async function expectPlain(answer: Response): Promise<string> {
  const { headers } = answer
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('server')).toBeNull()
  const text = await answer.text()
  const isOurs = /json|html|xml|plain/.test(headers.get('content-type') ?? '')
  if (isOurs && answer.status >= 400) expect(text).not.toMatch(stack)
  return text
}

test.each([
  ['a call', '/api/hruser/gethrallprofiles', 200],
  ['a refused call', '/api/auth/sessions', 401],
  ['a call with a wrong id', '/api/postjob/fetchjobs/nonsense', 422],
  ['a call that does not exist', '/api/nothing', 404],
  ['the interface', '/openapi.json', 200],
  ['health', '/healthz', 200],
  ['readiness', '/readyz', 200],
  ['a feed', '/feeds/jobs.xml', 200],
  ['a map of the site', '/sitemap.xml', 200],
  ['a picture that is not there', '/files/pictures/0123456789abcdef0123456789abcdef-64.webp', 404],
  ['a file of the pages', '/favicon.svg', 200],
  ['a file of the pages that is not there', '/assets/nothing.js', 404],
  ['the handshake of a socket', '/socket.io/?EIO=4&transport=polling', 200],
])('%s is taken for nothing else, and tells nothing of the inside', async (_what, path, status) => {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  await expectPlain(answer)
})

test('a personal reply is kept by no cache', async () => {
  const { by } = await aChat(app)
  for (const path of ['/api/auth/sessions', '/api/chat/chats', `/api/auth/fetchuser/${by._id}`]) {
    const answer = await get(path, { headers: { 'auth-token': by.token ?? '' } })
    expect([path, answer.headers.get('cache-control')]).toEqual([path, expect.stringMatching(/no-store/)])
  }
})

test.each(['/', '/jobs', '/companies', '/login', '/messages', '/no-such-page', '/es/jobs'])(
  'the page %s runs no script of others, is framed by no one, and is not taken for something else',
  async (path) => {
    const answer = await get(path)
    const { headers } = answer
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      /script-src 'self'( 'sha256-[\w+/=]{44}')+(;|$)/u,
      /style-src 'self' 'nonce-[\w-]{22}'(;|$)/u,
    ]) {
      expect(policy).toMatch(part)
    }
    expect(policy).not.toMatch(/script-src[^;]*(unsafe-|\*|https?:|data:)/u)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    const page = await expectPlain(answer)
    const inline = [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gsu)].filter(
      ([, attributes = '']) => !/\bsrc=|type="application\/ld\+json"/.test(attributes),
    )
    expect(inline.length).toBeGreaterThan(0)
    for (const [, , script = ''] of inline)
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
    expect(page).not.toMatch(/\son\w+="/u)
  },
)

/** The addresses of all pages, calls and files, with an id where one belongs. */
function everyAddress(id: string): string[] {
  const routes = readFileSync(new URL('../../web/src/routes.ts', import.meta.url), 'utf8')
  const pages = [...routes.matchAll(/route\('([^'*]+)'/gu)].map(([, path = '']) => `/${path.replaceAll('?', '')}`)
  const calls = [...endpoints.values()].filter(({ method }) => method === 'GET').map(({ path }) => path)
  const files = [
    '/openapi.json',
    '/healthz',
    '/metrics',
    '/feeds/jobs.xml',
    '/sitemap.xml',
    '/files/cards/companies/:id.png',
  ]
  const near = [
    '/embed',
    '/embed/companies',
    '/embed/jobs/:id',
    '/embed/companies/:id/jobs',
    '/oembed',
    '/companies/:id/embed',
  ]
  const all = ['/', ...pages, ...calls, ...files, ...near, '/preview/frame.html', '/login?next=/embed/companies/:id']
  return [...all, ...pages.map((path) => `/es${path}`), '/es/embed'].map((path) => path.replaceAll(/:\w+/g, id))
}

test('the careers page of a company may be framed by other sites, and no other address', async () => {
  const { _id } = await anEmployer(app)
  const ancestorsOf = async (path: string) => {
    const { headers } = await get(path, { headers: { accept: 'text/html' } })
    return /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  }
  for (const path of [`/embed/companies/${_id}`, `/es/embed/companies/${_id}?theme=dark`]) {
    const { headers, status } = await get(path)
    expect([status, headers.get('x-frame-options'), await ancestorsOf(path)]).toEqual([200, null, undefined])
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*form-action 'self'$/u)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  const addresses = everyAddress(_id)
  expect(addresses.length).toBeGreaterThan(200)
  const framed = []
  for (const path of addresses) {
    const ancestors = await ancestorsOf(path)
    if (ancestors !== "'none'") framed.push([path, ancestors])
  }
  expect(framed).toEqual([['/preview/frame.html', "'self'"]])
}, 60_000)

test('a failure of the server is told without its reason', async () => {
  const id = await aJob(app, { by: await anEmployer(app) })
  await app.pool.query('alter table jobs rename to jobs_elsewhere')
  try {
    for (const answer of [
      await get(`/api/postjob/fetchjobs/${id}`),
      await post('/api/postjob/getalljobs', '{"keyword":"baker"}'),
    ]) {
      expect(answer.status).toBe(500)
      expect(JSON.parse(await expectPlain(answer))).toMatchObject({ success: false, code: 'internal' })
    }
    const page = await get(`/jobs/${id}`)
    expect(page.status).toBe(500)
    await expectPlain(page)
  } finally {
    await app.pool.query('alter table jobs_elsewhere rename to jobs')
  }
})
