import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../../api/call.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { madeOffers, offersWith, receivedOffers } from './offers.queries.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

test.each([
  ['received', () => createQueryClient().fetchQuery(receivedOffers())],
  ['made', () => createQueryClient().fetchQuery(madeOffers())],
  ['with somebody', () => createQueryClient().fetchQuery(offersWith('p1', 'seeker'))],
])('a refused list of offers %s fails immediately, with its status', async (_what, read) => {
  let asked = 0
  globalThis.fetch = async () => {
    asked += 1
    return new Response('{"message":"Not yours.","code":"not_allowed"}', { status: 403 })
  }
  const failure = await read().then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 403, message: 'HTTP error! status: 403' })
  expect(asked).toBe(1)
})
