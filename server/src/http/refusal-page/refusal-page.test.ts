import { endpoints } from '@hearback/contract/all.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { type ErrorCode, errors } from '@hearback/contract/errors.ts'
import { refusals } from '@hearback/texts/es/refusals.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { exchange } from '../../../test/hostile/raw-http.ts'
import { AppError } from '../../domain/errors.ts'
import { type Api, bind } from '../bind.ts'
import { handleErrors } from '../error-handler.ts'
import { registerRequestContext } from '../request-context.ts'

const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8' }
const id = '01a1ff6f-2694-7772-bd72-625ca24d1a00'
const gets = [...endpoints].filter(([, { method }]) => method === 'GET')
const codes = Object.keys(errors) as ErrorCode[]
const addressOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, id)

/** The visible text of a page. */
function read(html: string) {
  const text = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&#39;', '’') ?? ''
  return {
    language: text(/<html lang="(\w+)">/),
    title: text(/<h1>([^<]+)<\/h1>/),
    advice: text(/<\/h1><p>([^<]+)<\/p>/),
    links: [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href),
  }
}

describe('each refusal of each address that a browser can open', () => {
  let code: ErrorCode
  let server: FastifyInstance
  beforeAll(async () => {
    server = fastify() as unknown as FastifyInstance
    registerRequestContext(server)
    handleErrors(server)
    const api = {
      app: server,
      handlers: new Map(),
      limits: { limitCall: async () => undefined },
      origins: { corsOrigins: [], publicUrl: 'http://localhost' },
    } as unknown as Api
    for (const [, { path, reply }] of gets) {
      bind(api, { method: 'GET', path, access: 'public', summary: '', reply } as Endpoint, async () => {
        throw new AppError(code)
      })
    }
    await server.ready()
  })
  afterAll(() => server.close())

  test.each(codes)('%s is a page with a way on, in both languages', async (name) => {
    code = name
    for (const [, endpoint] of gets) {
      for (const language of ['en', 'es'] as const) {
        const headers = { ...browser, 'accept-language': language }
        const answer = await server.inject({ url: addressOf(endpoint), headers })
        const page = read(answer.payload)
        expect(answer.statusCode).toBe(errors[name][0])
        expect(answer.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        })
        expect(page.language).toBe(language)
        expect(
          [page.title, page.advice].every((words) => words.length > 10),
          page.title + page.advice,
        ).toBe(true)
        expect(page.links.length).toBeGreaterThan(1)
        expect(
          page.links.every((link) => language === 'en' || link === addressOf(endpoint) || link?.startsWith('/es')),
        ).toBe(true)
        if (language === 'es') expect(page.advice).not.toContain(errors[name][1])
      }
    }
  })

  test.each(codes)('%s stays the error body for programs', async (name) => {
    code = name
    for (const accept of ['application/json', '*/*', 'application/json, text/html', undefined]) {
      const headers = accept === undefined ? {} : { accept }
      const answer = await server.inject({ url: '/api/chat/unread', headers })
      expect(answer.json()).toMatchObject({ success: false, code: name, message: errors[name][1] })
    }
    const image = { ...browser, 'sec-fetch-mode': 'no-cors' }
    expect((await server.inject({ url: '/api/chat/unread', headers: image })).json()).toMatchObject({ code: name })
  })

  test('says when to try again, and leads there', async () => {
    code = 'too_many_requests'
    const answer = await server.inject({ url: '/api/places?query=boi', headers: browser })
    expect(answer.headers['retry-after']).toBe('5')
    expect(read(answer.payload)).toMatchObject({
      advice: `${errors.too_many_requests[1]} You can try again in 1 minute.`,
      links: ['/', '/api/places?query=boi', '/'],
    })
  })

  test.each([
    ['http://localhost:3000/es/messages', 'en', 'es'],
    ['http://localhost:3000/messages', 'es', 'en'],
    ['https://elsewhere.example/es/messages', 'en', 'en'],
    ['not an address', 'es-MX,es;q=0.9', 'es'],
  ])('linked from %s by a browser of %s, in the language %s', async (referer, accepted, language) => {
    code = 'not_found'
    const headers = { ...browser, host: 'localhost:3000', referer, 'accept-language': accepted }
    expect(read((await server.inject({ url: '/api/chat/unread', headers })).payload).language).toBe(language)
  })
})

describe('on the whole server', () => {
  const app = testApp()

  test.each(gets)('%s never shows its error body to a visitor', async (_, endpoint) => {
    const answer = await app.server.inject({ url: addressOf(endpoint), headers: browser })
    if (answer.statusCode < 400) return
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toMatch(/style-src 'sha256-/)
    if (endpoint.access !== 'public') expect(read(answer.payload).title).toBe('Open this from your account')
  })

  test.each([
    ['/api/nowhere', 404, 'There’s nothing at this address', '/'],
    ['/files/nowhere', 404, 'There’s nothing at this address', '/'],
    ['/files/pictures/none.webp', 404, 'There’s nothing at this address', '/'],
    ['/files/cards/jobs/none.png', 404, 'There’s nothing at this address', '/jobs'],
    [`/files/chat/${id}`, 401, 'This file link has expired', '/messages'],
    ['/sitemaps/none.xml', 404, 'There’s nothing at this address', '/jobs'],
    ['/api/auth/export', 401, 'Open this from your account', '/settings/data'],
    [`/api/jobapplication/interview/${id}/calendar`, 401, 'Open this from your account', '/applications'],
    ['/metrics', 403, 'You can’t open this', '/'],
    ['/%E0%A4%A', 400, 'There’s nothing at this address', '/'],
    [`//evil.example/${'a'.repeat(300)}`, 404, 'There’s nothing at this address', '/'],
  ])('%s answers %i with "%s"', async (url, status, title, way) => {
    const answer = await app.server.inject({ url, headers: { ...browser, 'x-forwarded-for': '203.0.113.9' } })
    expect([answer.statusCode, read(answer.payload).title]).toEqual([status, title])
    expect(read(answer.payload).links[1]).toBe(way)
  })

  test('escapes what an address holds', async () => {
    const answer = await app.server.inject({ url: '/files/<script>alert(1)</script>"onload=', headers: browser })
    expect(answer.payload).not.toContain('<script')
  })

  test('answers cookies that are too large with a page', async () => {
    const start = `GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Language: es\r\n`
    const answer = await exchange(await app.listen(), `${start}Cookie: ${'a'.repeat(40_000)}\r\n\r\n`)
    expect(answer.status).toBe(431)
    expect(read(answer.body)).toMatchObject({ language: 'es', title: 'Esto es demasiado grande' })
  })

  test('has Spanish words for each code', () => {
    expect(codes.filter((one) => refusals.ofCode(one) === undefined)).toEqual([])
  })
})
