import { afterEach, expect, test } from 'vitest'
import { currentConnection, followCall } from './connection.ts'
import { KEPT_AT } from './copy-headers.ts'

const offline = () => currentConnection().offline
const answer = () => new Response()
const copy = (at: string) => new Response(null, { headers: { [KEPT_AT]: at } })
afterEach(() => followCall()(answer()))

test('a failed call or a cached reply means offline; a response means online', () => {
  followCall()(undefined)
  expect(offline()).toBe(true)
  followCall()(answer())
  expect(offline()).toBe(false)
  followCall()(copy('2026-03-01T12:00:00Z'))
  followCall()(copy('2026-02-01T12:00:00Z'))
  expect(currentConnection()).toEqual({ offline: true, keptAt: Date.parse('2026-02-01T12:00:00Z') })
})

test('ignores failures of requests sent before a reconnect', () => {
  const [late, later] = [followCall(), followCall()]
  followCall()(undefined)
  window.dispatchEvent(new Event('online'))
  expect(offline()).toBe(false)
  late(undefined)
  later(copy('2026-03-01T12:00:00Z'))
  expect(offline()).toBe(false)
  followCall()(undefined)
  expect(offline()).toBe(true)
})
