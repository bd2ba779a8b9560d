import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Call } from '@hearback/contract/endpoint.ts'
import { Registry } from '@prometheus-io/client'
import Fastify, { type FastifyInstance, type LightMyRequestResponse as Response } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { samplesIn } from '../../../test/samples.ts'
import { counters } from '../../telemetry/counters.ts'
import { registerCors } from '../cors.ts'
import { clearPageCache, registerPages } from './pages.ts'

const buildIn = (language: string) => `
export const entry = { module: { async render(build, request, { nonce, publicUrl, call }) {
  globalThis.rendered = (globalThis.rendered ?? 0) + 1
  const { pathname } = new URL(request.url)
  if (pathname === '/old') return new Response(null, { status: 301, headers: { location: '/new' } })
  if (pathname === '/broken') throw new Error('boom')
  const status = pathname === '/missing' ? 404 : 200
  if (pathname === '/scripts') {
    const scripts = ['', 'early()'].map((text) => '<script nonce="' + nonce + '">' + text + '</script>')
    const start = '<script nonce="' + nonce + '" type="module">import "/a.js"</script>'
    const data = '<script type="application/ld+json" nonce="' + nonce + '">{}</script>'
    return new Response(scripts.join('') + '<script>theirs()</script><script nonce="x">theirs()</script>' + data + start)
  }
  if (pathname === '/long') {
    const part = (n) => '<script nonce="' + nonce + '">' + n + '</script><p>' + ('Bäcker ' + n % 7 + ' ').repeat(n * 40)
    const html = Array.from({ length: 30 }, (_, n) => part(n)).join('')
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
  const html = '<script nonce="' + nonce + '">1</script><link rel="canonical" href="' + publicUrl + pathname + '"><i>${language}</i>' + globalThis.rendered
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
} } }`

let app: FastifyInstance
let webRoot: string

beforeEach(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(webRoot, 'build/client/assets'), { recursive: true })
  await mkdir(join(webRoot, 'build/server'), { recursive: true })
  await writeFile(join(webRoot, 'package.json'), '{"type":"module"}')
  await writeFile(join(webRoot, 'build/server/index.js'), buildIn('English'))
  await mkdir(join(webRoot, 'build/es/client/assets/es'), { recursive: true })
  await mkdir(join(webRoot, 'build/es/server'), { recursive: true })
  await writeFile(join(webRoot, 'build/es/server/index.js'), buildIn('Spanish'))
  await writeFile(join(webRoot, 'build/es/client/assets/es/app-2.js'), 'llano')
  await writeFile(join(webRoot, 'build/client/assets/app-1.js'), 'plain')
  await writeFile(join(webRoot, 'build/client/assets/app-1.js.br'), 'brotli')
  await writeFile(join(webRoot, 'build/client/favicon.svg'), '<svg/>')
  await mkdir(join(webRoot, 'build/client/preview/assets'), { recursive: true })
  await writeFile(join(webRoot, 'build/client/preview/frame.html'), '<main>')
  await writeFile(join(webRoot, 'build/client/preview/assets/frame-1.js'), 'frame')
  await writeFile(join(webRoot, 'build/client/assets/maplibre-gl-worker-1.js'), 'worker')
  clearPageCache()
  app = Fastify()
  const call: Call = () => Promise.reject(new Error('no call expected'))
  await registerPages(app, { call, publicUrl: 'https://jobs.example', mode: 'production', webRoot })
})

afterEach(async () => {
  await app.close()
  await rm(webRoot, { recursive: true })
})

test('counts how often a kept page was enough', async () => {
  const registry = new Registry()
  for (const metric of counters) registry.registerMetric(metric)
  const reads = async (outcome: string) =>
    samplesIn(await registry.metrics()).get(`hearback_page_cache_reads_total{outcome="${outcome}"}`) ?? Number.NaN
  const [hits, misses] = [await reads('hit'), await reads('miss')]
  for (const path of ['/jobs', '/jobs', '/jobs', '/others']) await app.inject(path)
  expect(await reads('hit')).toBe(hits + 2)
  expect(await reads('miss')).toBe(misses + 2)
})

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const policyOf = ({ headers }: Response) => String(headers['content-security-policy'])

test('inline scripts of the renderer run by their hashes, and those in texts of people do not', async () => {
  const page = await app.inject('/scripts')
  const [, sources = ''] = /script-src ([^;]*)/.exec(policyOf(page)) ?? []
  expect(sources.split(' ')).toEqual(["'self'", hashOf('early()'), hashOf('import "/a.js"')])
})

test('no one knows the nonce of a page before it is rendered', async () => {
  const render = () => app.inject({ url: '/jobs', headers: { cookie: 'wrote=1' } })
  const nonces = (await Promise.all([render(), render()])).map(
    (page) => /'nonce-([\w-]{22})'/.exec(policyOf(page))?.[1],
  )
  expect(new Set(nonces).size).toBe(2)
  expect(nonces).not.toContain(undefined)
})

test('a compressed page is the plain one', async () => {
  const plain = await app.inject('/long')
  const sent = [1, 2].map(() => app.inject({ url: '/long', headers: { 'accept-encoding': 'gzip' } }))
  for (const page of await Promise.all(sent)) {
    expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(page.rawPayload).toString()).toBe(plain.body)
    expect(policyOf(page)).toBe(policyOf(plain))
    expect(page.rawPayload.length).toBeLessThan(plain.body.length / 10)
  }
})

test('a page depends on the origin where other origins are allowed, compressed or not', async () => {
  const shared = Fastify()
  registerCors(shared, { corsOrigins: ['https://app.example', 'https://other.example'] })
  const call: Call = () => Promise.reject(new Error('no call expected'))
  await registerPages(shared, { call, publicUrl: 'https://jobs.example', mode: 'production', webRoot })
  const varyOf = async (url: string, headers: Record<string, string>) =>
    (await shared.inject({ url, headers })).headers.vary
  for (const origin of ['https://app.example', 'https://evil.example']) {
    expect(await varyOf('/long', { origin, 'accept-encoding': 'gzip' })).toBe('Origin, accept-encoding')
    expect(await varyOf('/long', { origin })).toBe('Origin, accept-encoding')
    expect(await varyOf('/about', { origin })).toBe('Origin')
  }
  await shared.close()
})

test('someone who has just written something sees a page that is made again, and others the one that is kept', async () => {
  const kept = await app.inject('/jobs')
  const made = await app.inject({ url: '/jobs', headers: { cookie: 'wrote=1' } })
  const again = await app.inject('/jobs')
  const [first, second, third] = [kept, made, again].map((page) => page.body.split('>').at(-1))
  expect(third).toBe(first)
  expect(second).not.toBe(first)
})

test('a cleared cache shows the new page immediately', async () => {
  const before = await app.inject('/jobs')
  clearPageCache()
  const after = await app.inject('/jobs')
  expect(after.body.split('>').at(-1)).not.toBe(before.body.split('>').at(-1))
})

test('visitors who ask together wait for one rendering', async () => {
  const pages = await Promise.all(Array.from({ length: 5 }, () => app.inject('/companies')))
  expect(new Set(pages.map((page) => page.body.split('>').at(-1))).size).toBe(1)
})

test('a page knows the public address, whatever host was asked', async () => {
  const page = await app.inject({ url: '/about', headers: { host: 'evil.example' } })
  expect(page.body).toContain('href="https://jobs.example/about"')
})

test.each([
  ['/jobs', 'English'],
  ['/especially', 'English'],
  ['/es', 'Spanish'],
  ['/es/jobs', 'Spanish'],
])('%s is a page in %s', async (url, language) => {
  expect((await app.inject(url)).body).toContain(`<i>${language}</i>`)
})

test('the files of every language are served', async () => {
  expect((await app.inject('/assets/es/app-2.js')).body).toBe('llano')
})

test('the provider of payments may run on the checkout alone, in every language', async () => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy']
  expect(await policyOf('/es/checkout?plan=pro')).toContain('https://js.stripe.com')
  expect(await policyOf('/es/pricing')).not.toContain('stripe')
})

test('maps may load tiles from the origins of their style alone', async () => {
  const connections = async (server: typeof app) =>
    /connect-src ([^;]*)/.exec(String((await server.inject('/jobs')).headers['content-security-policy']))?.[1]
  expect(await connections(app)).toBe("'self' wss://jobs.example")
  clearPageCache()
  const tiled = Fastify()
  const call: Call = () => Promise.reject(new Error('no call expected'))
  const mapTiles = { styleUrl: 'https://tiles.example/style.json', origins: ['https://tiles.example'] }
  await registerPages(tiled, { call, publicUrl: 'https://jobs.example', mode: 'production', webRoot, mapTiles })
  expect(await connections(tiled)).toBe("'self' wss://jobs.example https://tiles.example")
  const worker = await tiled.inject('/assets/maplibre-gl-worker-1.js')
  expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self' https://tiles.example")
  await tiled.close()
})

test('an unknown address is a 404 that is made again each time', async () => {
  const first = await app.inject('/missing')
  const second = await app.inject('/missing')
  expect(first.statusCode).toBe(404)
  expect(first.body.split('>').at(-1)).not.toBe(second.body.split('>').at(-1))
})

test('a moved address answers with its redirect', async () => {
  const moved = await app.inject('/old')
  expect(moved.statusCode).toBe(301)
  expect(moved.headers.location).toBe('/new')
})

test('HEAD answers like GET, without a body', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/jobs' })
  expect(head.statusCode).toBe(200)
  expect(head.headers['content-type']).toContain('text/html')
  expect(head.body).toBe('')
})

test('a rendering that fails is not kept and says nothing of its cause', async () => {
  app.log.level = 'silent'
  expect((await app.inject('/broken')).statusCode).toBe(500)
  expect((await app.inject('/jobs')).statusCode).toBe(200)
})

test.each([
  '/api/nothing',
  '/socket.io/?x=1',
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/files/a',
  '/dev/ui',
])('%s is no page', async (url) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('application/json')
})

test('files of the build are sent as stored, compressed and for ever; others for an hour', async () => {
  const asset = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } })
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(asset.body).toBe('brotli')
  expect(app.hasRoute({ method: 'GET', url: '/assets/app-1.js.br' })).toBe(false)
  const icon = await app.inject('/favicon.svg')
  expect(icon.headers['cache-control']).toBe('public, max-age=3600')
})

test('pages refuse frames and foreign scripts; the payment provider is let in where one pays', async () => {
  const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy'])
  expect(await policyOf('/jobs')).not.toContain('stripe')
  expect(await policyOf('/jobs')).toContain("frame-ancestors 'none'")
  expect(await policyOf('/checkout?plan=pro')).toContain('https://js.stripe.com')
  for (const url of ['/billing', '/pricing', '/checkout/done']) expect(await policyOf(url)).not.toContain('stripe')
})

test('the frame that shows files has an opaque origin, no network and no other site around it', async () => {
  const frame = await app.inject('/preview/frame.html')
  expect(frame.statusCode).toBe(200)
  const policy = String(frame.headers['content-security-policy']).split('; ')
  expect(policy).toEqual([
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'self' https://jobs.example 'wasm-unsafe-eval'",
    'worker-src blob:',
    "style-src 'self' https://jobs.example",
    'img-src blob:',
    "font-src 'self' https://jobs.example",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ])
  expect(frame.headers).toMatchObject({
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
  const script = await app.inject({ url: '/preview/assets/frame-1.js', headers: { origin: 'null' } })
  expect(script.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect((await app.inject('/assets/app-1.js')).headers).not.toHaveProperty('access-control-allow-origin')
  expect(String((await app.inject('/messages/1')).headers['content-security-policy'])).toContain("frame-src 'self';")
})
