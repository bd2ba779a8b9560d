import { endpoints } from '@hearback/contract/all.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from './app.ts'
import { anAccount } from './factories.ts'
import { permissions } from './permission-table.ts'
import { type CallerName, renewWorld } from './permission-world.ts'

const app = testApp()

interface Input {
  query?: object
  body?: object
}
/** Excludes 204 replies without a body, spooled exports, and signed bodies. */
const hasNoIgnored = ({ status, signed, path }: Endpoint) =>
  status === 204 || signed !== undefined || path === '/api/auth/export'
const succeeds = (name: string): CallerName | undefined =>
  (Object.entries(permissions[name]?.[0] ?? {}).find(([, outcome]) => outcome === 'ok') ?? [])[0] as CallerName

test.each([...endpoints].filter(([name, endpoint]) => succeeds(name) && !hasNoIgnored(endpoint)))(
  '%s names the fields that it does not know',
  async (name, endpoint) => {
    const world = await renewWorld(app)
    const caller = succeeds(name) as CallerName
    const input: Input = permissions[name]?.[1]?.(world, caller) ?? {}
    const sent = {
      ...input,
      query: { ...input.query, queryTypo: '1' },
      ...((endpoint.body || endpoint.upload) && { body: { ...input.body, bodyTypo: '1' } }),
    }
    const reply = await world.callers[caller].call(endpoint, sent as never)
    const expected = ['queryTypo', ...(endpoint.body || endpoint.upload ? ['bodyTypo'] : [])]
    expect((reply as { ignored?: string[] }).ignored).toEqual(expected)
  },
)

test('a call with fields that are all known names none', async () => {
  const world = await renewWorld(app)
  const reply = await world.callers.nobody.call(
    endpoints.get('listEmployers') as never,
    { query: { page: 1 } } as never,
  )
  expect(reply).not.toHaveProperty('ignored')
})

describe('a reply that names no fields', () => {
  const names = (headers: Record<string, unknown>) => headers['ignored-fields']

  test('without a body has them in a header', async () => {
    const { statusCode, headers } = await app.server.inject({
      method: 'POST',
      url: '/api/analytics/pageview',
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
      payload: { path: '/jobs', 'a, b\r\nset-cookie: x': 1, größe: 2 },
    })
    expect(statusCode).toBe(204)
    expect(names(headers)).toBe('a%2C%20b%0D%0Aset-cookie%3A%20x, gr%C3%B6%C3%9Fe')
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('that is an export has them in a header', async () => {
    const { headers } = await app.server.inject({
      url: '/api/auth/export?format=csv',
      headers: { 'auth-token': (await anAccount(app, 'jobseeker')).token ?? '' },
    })
    expect(names(headers)).toBe('format')
  })

  test('keeps the header short, however many there are', async () => {
    const payload = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`${n}${'é'.repeat(90)}`, 1]))
    const { headers } = await app.server.inject({
      method: 'POST',
      url: '/api/analytics/pageview',
      payload: { path: '/jobs', ...payload },
    })
    expect(String(names(headers)).length).toBeLessThanOrEqual(2_000)
  })
})
