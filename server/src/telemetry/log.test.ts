import { once } from 'node:events'
import { request } from 'node:http'
import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { logInTwoStep } from '@hearback/contract/accounts/two-step.ts'
import { contactUs } from '@hearback/contract/trust/contact.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, type Refusal, testApp } from '../../test/app.ts'
import { aChat, say } from '../../test/chat-factory.ts'
import { anAccount, password } from '../../test/factories.ts'
import { aSeeker } from '../../test/seeker-factory.ts'
import { turnOnTwoStep, wrongCode } from '../../test/two-step-factory.ts'
import { redactError } from './redact-error.ts'
import '../../test/matchers.ts'

const lines: string[] = []
const app = testApp({ METRICS_TOKEN: 'a token of sixteen letters' }, lines)
beforeEach(() => {
  lines.length = 0
})

type Line = Record<string, unknown>
const logged = (event: string) => lines.map((line) => JSON.parse(line) as Line).filter((line) => line.event === event)
const signIn = (email: string, secret = password) =>
  app.caller().call(accounts.logIn, { body: { email, password: secret } })
const refusalOf = (attempt: Promise<unknown>): Promise<Refusal> =>
  attempt.then(
    () => {
      throw new Error('it was not refused')
    },
    (refusal: Refusal) => refusal,
  )

describe('a sign-in', () => {
  test('is one line with the account, and nothing else of the person', async () => {
    const ana = await anAccount(app, 'jobseeker')
    await signIn(ana.email)
    expect(await eventually(() => logged('signed_in')[0])).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      event: 'signed_in',
      means: 'sign_in',
      userId: ana._id,
      route: 'POST /api/auth/login',
      reqId: expect.stringMatching(/^[\da-f-]{36}$/),
      place: expect.stringMatching(/^[\w-]{8}$/),
      msg: 'signed in',
    })
    expect(logged('signed_in')).toHaveLength(1)
    expect(logged('refused')).toEqual([])
  })

  test('is logged after the second step, and for a registration', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const device = await turnOnTwoStep(ana)
    const { body } = await refusalOf(signIn(ana.email))
    expect(logged('signed_in')).toEqual([])
    await app.caller().call(logInTwoStep, { body: { ticket: body.ticket!, code: device.code(1) } })
    expect(logged('signed_in')).toMatchObject([{ userId: ana._id, route: 'POST /api/auth/login/two-step' }])
    const bea = app.caller()
    const form = { email: 'bea@people.example', phone: '+12085550101', password, userType: 'jobseeker' }
    const { authtoken, user } = await bea.call(accounts.signUp, { body: form })
    bea.token = authtoken
    const { subject } = await app.mailTo(form.email)
    await bea.call(accounts.verifyEmail, { body: { code: subject.slice(0, 6) } })
    expect(logged('signed_in')[1]).toMatchObject({ means: 'registration', userId: user._id })
  })
})

describe('a refusal is one line, with the id of its answer:', () => {
  const expectLine = async (attempt: Promise<unknown>, line: Line) => {
    lines.length = 0
    const { headers, status, body } = await refusalOf(attempt)
    expect(logged('refused')).toEqual([
      expect.objectContaining({ status, code: body.code, reqId: headers['x-request-id'], ...line }),
    ])
    expect(JSON.stringify(body)).not.toContain(String(line.reason))
  }

  test('a wrong password, an account that is none, and one that is suspended', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const route = 'POST /api/auth/login'
    await expectLine(signIn(ana.email, 'not hers'), { reason: 'wrong password', userId: ana._id, route })
    await expectLine(signIn('nobody@people.example'), { code: 'wrong_credentials', reason: 'no account', route })
    expect(logged('refused')[0]).not.toHaveProperty('userId')
    await app.db.updateTable('users').set({ suspended_at: sql`now()` }).where('id', '=', ana._id).execute()
    await expectLine(signIn(ana.email), { code: 'account_suspended', userId: ana._id })
    await expectLine(ana.call(accounts.changePhone, { body: { phone: '+12085550100' } }), {
      status: 403,
      userId: ana._id,
      route: 'POST /api/auth/change-phone',
    })
  })

  test('a second step that waits, and one that is wrong', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const device = await turnOnTwoStep(ana)
    await expectLine(signIn(ana.email), { code: 'second_step_required', userId: ana._id })
    const { body } = await refusalOf(signIn(ana.email))
    const form = { ticket: body.ticket!, code: wrongCode(device) }
    await expectLine(app.caller().call(logInTwoStep, { body: form }), { code: 'wrong_second_code', userId: ana._id })
    await expectLine(app.caller().call(logInTwoStep, { body: { ...form, ticket: 'x'.repeat(43) } }), {
      code: 'sign_in_expired',
    })
  })

  test('a wrong current password, and a wrong code by mail', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const body = { currentPassword: 'not hers', password: 'another long password' }
    await expectLine(ana.call(accounts.changePassword, { body }), {
      status: 422,
      reason: 'wrong password',
      userId: ana._id,
    })
    const form = { email: ana.email, code: '000000', password: 'another long password' }
    await expectLine(app.caller().call(accounts.resetPassword, { body: form }), { code: 'wrong_code', userId: ana._id })
  })

  test('somebody unknown, somebody of the wrong kind, and too many attempts with the limit that said so', async () => {
    const ana = await aSeeker(app)
    await expectLine(app.caller().call(accounts.listSessions), { status: 401, route: 'GET /api/auth/sessions' })
    await expectLine(app.caller('x'.repeat(43)).call(accounts.listSessions), { status: 401 })
    const admin = { url: '/api/admin/visits', headers: { 'auth-token': ana.token! } }
    lines.length = 0
    expect((await app.server.inject(admin)).statusCode).toBe(403)
    expect(logged('refused')).toMatchObject([{ status: 403, code: 'not_allowed', userId: ana._id }])
    for (let n = 0; n < 10; n += 1) await refusalOf(signIn(ana.email, `guess ${n}`))
    await expectLine(signIn(ana.email), { status: 429, reason: 'logInByEmail', route: 'POST /api/auth/login' })
  })

  test('a request whose body comes long after its headers', async () => {
    const headers = { 'content-type': 'application/json', expect: '100-continue' }
    const asking = request(`${await app.listen()}/api/auth/login`, { method: 'POST', headers })
    asking.on('continue', () => asking.end(JSON.stringify({ email: 'nobody@people.example', password })))
    asking.flushHeaders()
    const [answer] = await once(asking, 'response')
    answer.resume()
    expect(logged('refused')).toMatchObject([
      { route: 'POST /api/auth/login', reason: 'no account', reqId: answer.headers['x-request-id'] },
    ])
  })

  test('figures without the token', async () => {
    const answer = await app.server.inject({ url: '/metrics', headers: { authorization: 'Bearer wrong' } })
    expect(answer.statusCode).toBe(403)
    expect(logged('refused')).toMatchObject([{ route: 'GET /metrics', reqId: answer.headers['x-request-id'] }])
  })

  test('sockets without an account or of another site, and their events', async () => {
    await expect(app.connect('x'.repeat(43))).toBeRefused('not_signed_in')
    expect(logged('refused')).toMatchObject([{ status: 401, route: 'socket connect' }])
    const ana = await aSeeker(app)
    const foreign = { extraHeaders: { origin: 'https://evil.example' } }
    await expect(app.connect(ana, foreign)).rejects.toThrow()
    expect(logged('refused')[1]).toMatchObject({
      status: 403,
      route: 'socket connect',
      reason: 'origin not allowed',
    })
    const client = await app.connect(ana)
    const flood = Array.from({ length: 101 }, () => client.ask('typing', { chatId: ana._id, isTyping: true }))
    await Promise.allSettled(flood)
    const refused = logged('refused').filter(({ status }) => status === 429)
    expect(refused).toMatchObject([{ route: 'socket typing', userId: ana._id }])
  })
})

describe('no line is what it should not be:', () => {
  test('line breaks and quotes of others stay inside of theirs', async () => {
    const forged = '\n{"level":30,"event":"signed_in","userId":"0"}\r\n'
    await refusalOf(signIn('nobody@people.example', forged))
    await app.server.inject({
      url: `/${encodeURIComponent(forged)}`,
      headers: { 'user-agent': 'x"}{"event":"signed_in"' },
    })
    await app.server.inject({ url: '/api/auth/sessions', headers: { 'x-request-id': '"}{"event":"signed_in"' } })
    const client = await app.connect(await aSeeker(app))
    await refusalOf(client.ask(forged as 'typing', {}))
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(/^\{[^\n\r]*\}\n$/)
    expect(logged('signed_in')).toEqual([])
  })

  test('a whole course of things leaves no password, token, code, address, number or text', async () => {
    const { chatId, by, other } = await aChat(app)
    const text = 'Nobody else may read these words'
    await say(by, chatId, text)
    const client = await app.connect(other)
    await client.ask('sendMessage', { chatId, content: `${text} either`, clientMessageId: crypto.randomUUID() })
    await refusalOf(client.ask('sendMessage', { chatId: by._id, content: text, clientMessageId: crypto.randomUUID() }))
    await app.caller().call(contactUs, { body: { name: 'Ana Roe', email: 'ana.roe@people.example', message: text } })
    const cleo = app.caller()
    const form = {
      email: 'cleo@people.example',
      phone: '+12085550142',
      password: 'her own password',
      userType: 'jobseeker',
    }
    cleo.token = (await cleo.call(accounts.signUp, { body: form })).authtoken
    const pendingToken = cleo.token
    const code = (await app.mailTo(form.email)).subject.slice(0, 6)
    cleo.token = (await cleo.call(accounts.verifyEmail, { body: { code } })).authtoken
    await refusalOf(signIn(form.email, 'a wrong guess of hers'))
    const { authtoken } = await signIn(form.email, form.password)
    await app.caller().call(accounts.forgotPassword, { body: { email: form.email } })
    const reset = (await app.mailTo(form.email, /password|reset/i)).subject.slice(0, 6)
    await refusalOf(
      app.caller().call(accounts.resetPassword, {
        body: { email: form.email, password: form.password, code: code === '999999' ? '999998' : '999999' },
      }),
    )
    await app.server.inject({ method: 'POST', url: '/api/auth/login', payload: `{"password": "${form.password}` })
    // PostgreSQL repeats a failing row in its error.
    const tooMuch = app.db
      .insertInto('users')
      .values({ email: form.email, phone: 'x', password_hash: 'hash of hers', user_type: 'x' })
    app.deps.log.error({ err: await refusalOf(tooMuch.execute()) }, 'request failed')
    app.deps.log.error(
      { err: new Error(`550 <${form.email}>: no such mailbox`) },
      'a piece of work failed and is retried',
    )
    // Six digits may stand in a time by chance.
    const all = lines.join('').replace(/"(time|pid)":\d+/g, '')
    expect(logged('signed_in').length).toBeGreaterThan(1)
    expect(logged('refused').length).toBeGreaterThan(1)
    const secrets = [
      text,
      'Ana Roe',
      form.password,
      'a wrong guess',
      authtoken,
      pendingToken,
      cleo.token,
      by.token,
      other.token,
      code,
      reset,
      form.phone,
      'hash of hers',
    ]
    for (const secret of secrets) expect(all.includes(secret!), secret!).toBe(false)
    expect(all).not.toMatch(/@people\.example|auth-token/)
  })
})

test('an error keeps what helps, and its causes', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(ana@people.example) already exists.',
  })
  const said = redactError(new TypeError('it failed for ana.roe+x@people.example', { cause }))
  expect(said).toMatchObject({
    type: 'TypeError',
    message: 'it failed for [address]',
    stack: expect.stringContaining('log.test.ts'),
    cause: { code: '23505', constraint: 'users_email_key' },
  })
  const spread = redactError({ ...cause, message: cause.message, queue: 'mails' })
  expect(spread).toMatchObject({ type: 'Object', code: '23505', message: expect.stringContaining('duplicate key') })
  for (const line of [said, spread]) expect(JSON.stringify(line)).not.toContain('people.example')
})

describe('each answer carries the id of its request:', () => {
  test.each([
    ['a page of nothing', '/nothing'],
    ['a call', '/openapi.json'],
    ['a refusal', '/api/auth/sessions'],
    ['an address that cannot be read', '/api/postjob/fetchjobs/%zz'],
  ])('%s', async (_what, url) => {
    const ids = await Promise.all(
      [1, 2].map(
        async () => (await app.server.inject({ url, headers: { 'x-request-id': 'mine' } })).headers['x-request-id'],
      ),
    )
    expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)])
    expect(ids[0]).not.toBe(ids[1])
  })
})
