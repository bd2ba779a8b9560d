import { signUp } from '@hearback/contract/accounts/accounts.ts'
import { describe, expect, test, vi } from 'vitest'
import { eventually, testApp } from '../../test/app.ts'
import { anAccount, password } from '../../test/factories.ts'
import { openRawSocket } from '../../test/raw-sockets.ts'
import '../../test/matchers.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example.com' })

describe('a socket signs in', () => {
  test('with the token in the handshake, or in the header auth-token', async () => {
    const ana = await anAccount(app, 'jobseeker')
    expect((await app.connect(ana)).connected).toBe(true)
    const inHeader = await app.connect('', { auth: {}, extraHeaders: { 'auth-token': ana.token ?? '' } })
    expect(inHeader.connected).toBe(true)
  })

  test('and is refused with the body of the error without a token, or with one that is wrong', async () => {
    await expect(app.connect(app.caller())).toBeRefused('not_signed_in')
    await expect(app.connect('x'.repeat(43))).toBeRefused('not_signed_in')
    await expect(app.connect('', { auth: { token: { deep: ['x'] } } })).toBeRefused('not_signed_in')
    await expect(app.connect(app.caller()).catch(({ body }) => body)).resolves.toEqual({
      success: false,
      code: 'not_signed_in',
      error: 'Please sign in first.',
      message: 'Please sign in first.',
    })
  })

  test('not before the email is confirmed', async () => {
    const body = { email: 'ana@people.example', phone: '+12085550100', password, userType: 'jobseeker' as const }
    const { authtoken } = await app.caller().call(signUp, { body })
    await expect(app.connect(authtoken)).toBeRefused('email_unverified')
  })

  test('not while the account is suspended', async () => {
    const ana = await anAccount(app, 'jobseeker')
    await app.pool.query('update users set suspended_at = now() where id = $1', [ana._id])
    await expect(app.connect(ana)).toBeRefused('account_suspended')
  })

  test('once on a connection, so that no one tries tokens for ever on one', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const raw = openRawSocket(`${await app.listen()}/socket.io/?EIO=4&transport=websocket`)
    for (const token of ['x', ana.token]) raw.send(`40${JSON.stringify({ token })}`)
    const frames = (await raw.closed).join(' ')
    expect(frames).toContain('A connection can only sign in once.')
    expect(frames).not.toContain('40{')
  })
})

describe('the page that opens a socket', () => {
  const from = (origin: string) => ({ extraHeaders: { origin } })

  test('is one of ours', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const { host } = new URL(await app.listen())
    for (const origin of ['https://jobs.example.com', `http://${host}`]) {
      expect((await app.connect(ana, from(origin))).connected).toBe(true)
    }
  })

  test('is refused when it is another, whichever way it connects', async () => {
    const ana = await anAccount(app, 'jobseeker')
    for (const origin of ['https://evil.example', 'http://jobs.example.com', 'null', 'nonsense']) {
      for (const transports of [['websocket'], ['polling']]) {
        await expect(app.connect(ana, { ...from(origin), transports })).rejects.toThrow(/error/)
      }
    }
  })
})

test('a person has 20 screens at most, also when they connect concurrently, and others are not counted', async () => {
  const [ana, bea] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'employer')]
  const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => app.connect(ana)))
  const clients = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
  expect(clients).toHaveLength(20)
  await expect(app.connect(ana)).toBeRefused('too_many_requests')
  expect((await app.connect(bea)).connected).toBe(true)
  clients[0]?.disconnect()
  const again = await eventually(() => app.connect(ana).catch(() => undefined))
  expect(again.connected).toBe(true)
})

test('500 people who come concurrently, as after a restart, are all let in', async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => anAccount(app, 'jobseeker')))
  const clients = await Promise.all(people.flatMap((who) => Array.from({ length: 10 }, () => app.connect(who))))
  expect(clients.filter(({ connected }) => connected)).toHaveLength(500)
}, 30_000)

test('while the database is away the connection ends without a refusal, so that a client tries again by itself', async () => {
  const ana = await anAccount(app, 'jobseeker')
  const away = vi
    .spyOn(app.pool, 'connect')
    .mockRejectedValue(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
  const raw = openRawSocket(`${await app.listen()}/socket.io/?EIO=4&transport=websocket`)
  raw.send(`40${JSON.stringify({ token: ana.token })}`)
  const [opened, ...rest] = await raw.closed
  away.mockRestore()
  expect(opened).toMatch(/^0\{/)
  expect(rest).toEqual([])
})
