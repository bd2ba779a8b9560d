import fastify from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { anAccount } from '../../test/factories.ts'
import { clientAddressBy, trustedBy } from '../http/client-address.ts'

const app = testApp({ TRUST_PROXY: 'loopback' })
const flooder = '203.0.113.9'
const useUp = async (address: string) => {
  for (let n = 0; n < 600; n++) await app.deps.limits.consume('connectionByAddress', address)
}
const openFrom = async (forwarded: string | undefined) => {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await fetch(`${await app.listen()}/socket.io/?EIO=4&transport=polling`, { headers })).status
}

test('an address opens 600 connections a minute, with or without a token, and others open theirs', async () => {
  await useUp(flooder)
  expect(await openFrom(flooder)).toBe(403)
  expect(await openFrom(`198.51.100.7, ${flooder}`)).toBe(403)
  const ana = await anAccount(app, 'jobseeker')
  await expect(app.connect(ana, { extraHeaders: { 'x-forwarded-for': flooder } })).rejects.toThrow()
  const elsewhere = await app.connect(ana, { extraHeaders: { 'x-forwarded-for': '198.51.100.7' } })
  expect(elsewhere.connected).toBe(true)
})

test('each new connection counts, polls of an open one do not', async () => {
  for (let n = 0; n < 599; n++) await app.deps.limits.consume('connectionByAddress', flooder)
  const ana = await anAccount(app, 'jobseeker')
  const screen = await app.connect(ana, { transports: ['polling'], extraHeaders: { 'x-forwarded-for': flooder } })
  for (let n = 0; n < 5; n++) expect(await screen.ask('openChat', { chatId: null })).toBeNull()
  expect(await openFrom(flooder)).toBe(403)
})

test('a household of IPv6 counts as one, and programs of this machine do not count', async () => {
  await useUp('2001:db8:1:1::1')
  expect(await openFrom('2001:db8:1:1::2')).toBe(403)
  expect(await openFrom('2001:db8:1:2::2')).toBe(200)
  await useUp('127.0.0.1')
  expect(await openFrom(undefined)).toBe(200)
})

test.each([false, true, 1, 2, ['loopback'], ['loopback', '198.51.100.0/24']])(
  'the address of a client behind proxies is that of calls, with TRUST_PROXY %j',
  async (trust) => {
    const server = fastify({ trustProxy: trustedBy(trust) as boolean })
    const addressOf = clientAddressBy(trust)
    server.get('/', ({ ip, raw }) => ({ same: ip === addressOf(raw), ip }))
    for (const forwarded of [undefined, flooder, `1.2.3.4, 198.51.100.7`, 'nonsense, 198.51.100.7', '']) {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
      const answer = await server.inject({ url: '/', headers, remoteAddress: '127.0.0.1' })
      expect(answer.json(), JSON.stringify(forwarded)).toMatchObject({ same: true })
    }
  },
)
