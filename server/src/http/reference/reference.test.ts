import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import axe from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { openApiDocument } from '../openapi.ts'
import { codeSamples, type Operation, type SecurityScheme } from './code-samples.ts'
import { referenceDocument } from './reference-document.ts'

const app = testApp()
const executablePath = process.env.HEADLESS_SHELL || process.env.CHROMIUM_PATH || '/usr/bin/chromium'

describe.skipIf(!existsSync(executablePath))('in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  })
  afterAll(() => browser?.close())

  interface Seen {
    page: Page
    foreign: string[]
    errors: string[]
  }
  async function open(path: string, look: { width: number; colorScheme: 'light' | 'dark' }): Promise<Seen> {
    const url = await app.listen()
    const page = await browser.newPage({ viewport: { width: look.width, height: 900 }, colorScheme: look.colorScheme })
    const [foreign, errors]: [string[], string[]] = [[], []]
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !request.url().startsWith('data:')) foreign.push(request.url())
    })
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(url + path)
    await page.locator('.opblock-tag').first().waitFor({ timeout: 90_000 })
    return { page, foreign, errors }
  }

  test.each([
    ['/developers', 1440, 'light'],
    ['/es/developers', 390, 'dark'],
  ] as const)(
    '%s at %i pixels asks no other origin for anything and breaks no policy, also with a call open',
    async (path, width, colorScheme) => {
      const { page, foreign, errors } = await open(path, { width, colorScheme })
      await page.locator('.opblock-tag').first().click()
      await page.locator('.opblock-summary-control').first().click()
      await page.locator('.opblock-body pre').first().waitFor({ timeout: 60_000 })
      expect({ foreign, errors }).toEqual({ foreign: [], errors: [] })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
      expect(await page.locator('html').getAttribute('lang')).toBe(path.startsWith('/es') ? 'es' : 'en')
      const shots = process.env.REFERENCE_SHOTS
      if (shots) writeFileSync(join(shots, `open-${width}-${colorScheme}.png`), await page.screenshot())
      await page.close()
    },
  )

  test.each(['light', 'dark'] as const)('axe finds nothing around the renderer (%s)', async (colorScheme) => {
    const { page } = await open('/developers', { width: 1440, colorScheme })
    await page.evaluate(`${axe.source};undefined`)
    const { violations } = (await page.evaluate(
      `axe.run({ exclude: ['#reference'] }, { resultTypes: ['violations'] })`,
    )) as { violations: { id: string }[] }
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.close()
  })
})

describe('its files', () => {
  test('are compressed and kept by their address, and no other file of the package is served', async () => {
    const { body } = await app.server.inject('/developers')
    const paths = [...body.matchAll(/(?:src|href)="(\/developers\/assets\/[^"]+)"/gu)].map(([, path = '']) => path)
    expect(paths).toHaveLength(4)
    for (const url of paths) {
      const plain = await app.server.inject(url)
      const small = await app.server.inject({ url, headers: { 'accept-encoding': 'gzip' } })
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(small.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: expect.stringContaining('accept-encoding'),
      })
      expect(gunzipSync(small.rawPayload).equals(plain.rawPayload)).toBe(true)
    }
    const folder = paths[0]?.replace(/[^/]+$/u, '')
    for (const name of ['package.json', 'index.html', '..%2fpackage.json', 'toString'])
      expect((await app.server.inject(`${folder}${name}`)).statusCode).toBe(404)
    expect((await app.server.inject('/developers/assets/old/start.js')).statusCode).toBe(404)
  })

  test('run under a policy without inline code and other origins', async () => {
    const { headers, body } = await app.server.inject('/developers')
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe|https?:/u)
    expect(body).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=/u)
  })
})

describe('the document of the page', () => {
  const document = referenceDocument(openApiDocument(), 'https://jobs.example') as {
    tags: { name: string }[]
    paths: Record<string, Record<string, Operation>>
  }
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

  test('has every call in a listed group, those of moderators last', () => {
    const names = document.tags.map(({ name }) => name)
    expect(operations.length).toBeGreaterThan(200)
    expect(operations.filter(({ tags = [] }) => tags.length !== 1 || !names.includes(tags[0] ?? ''))).toEqual([])
    expect([names[0], names.at(-1)]).toEqual(['Jobs and applications of your company (API key)', 'Moderation'])
  })

  test('lists calls with keys first', () => {
    const get = { summary: 'List jobs', responses: {} }
    const { tags } = referenceDocument(
      { paths: { '/api/places': { get: {} }, '/api/v1/jobs': { get } } },
      'https://a.example',
    )
    expect(tags).toEqual([{ name: 'Jobs and applications of your company (API key)' }, { name: 'Jobs and search' }])
  })

  test('has nothing that only OpenAPI 3.1 knows', () => {
    const text = JSON.stringify(document)
    expect(text).not.toMatch(/"type":"null"|"const":|"type":\[/u)
  })
})

describe('code samples', () => {
  const { paths, components } = openApiDocument() as {
    paths: Record<string, Record<string, Operation>>
    components: { securitySchemes: Record<string, SecurityScheme> }
  }
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const samplesOf = (site: string, call: (typeof all)[number]) =>
    codeSamples({ site, ...call, schemes: components.securitySchemes })

  test('of every call are JavaScript that parses, and name no placeholder of a path', () => {
    for (const call of all) {
      const [curl, javascript, python] = samplesOf('https://jobs.example', call)
      expect(() => new Script(`async () => {${javascript?.code}}`), call.path).not.toThrow()
      for (const sample of [curl, javascript, python]) expect(sample?.code).not.toMatch(/undefined|https:\S*\{/u)
    }
  })

  test('of public searches run as they are', async () => {
    const site = await app.listen()
    for (const path of ['/api/postjob/getalljobs', '/api/places', '/api/postjob/categories', '/api/postjob/suggest']) {
      const call = all.find((one) => one.path === path)
      if (!call) throw new Error(`there is no ${path}`)
      const code = samplesOf(site, call)[1]?.code
      const run = new Script(`(async (fetch) => {${code}\nreturn data})`).runInThisContext()
      expect(await run(fetch), path).toMatchObject({ success: true })
    }
  })

  test('quote for the shell, and name the credentials of the call', () => {
    const operation = {
      requestBody: {
        content: { 'application/json': { schema: { type: 'object', properties: { a: { const: "it's" } } } } },
      },
      security: [{ apiKey: [] }],
    }
    const schemes = { apiKey: { type: 'http', scheme: 'bearer' } }
    const [curl, , python] = codeSamples({ site: 'https://a.example', method: 'put', path: '/x', operation, schemes })
    expect(curl?.code).toContain(`-d '{"a":"it'\\''s"}'`)
    expect(curl?.code).toContain(`-H 'authorization: Bearer YOUR_API_KEY'`)
    expect(python?.code).toContain(`requests.put(`)
  })
})
