import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getApplication } from '@hearback/contract/hiring/applications.ts'
import { decideChat } from '@hearback/contract/hiring/chat.ts'
import fastify, { type FastifyInstance } from 'fastify'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, messagesOf, say } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { readConfig } from '../../config/config.ts'
import { handleErrors } from '../../http/error-handler.ts'
import { registerOutbox } from '../../http/outbox/outbox.ts'
import type { Mail } from '../../ports/mail.ts'
import { createMailer } from '../../ports/mailer.ts'
import { replyAddress } from '../reply-addresses/reply-addresses.service.ts'
import { composeReply } from './compose-reply.ts'
import { outboxReplies } from './outbox-reply.service.ts'

const publicUrl = 'http://localhost:3000'
const app = testApp({ PUBLIC_URL: publicUrl })
let folder = ''
let server: FastifyInstance

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearback-outbox-'))
  server = serverFor('local')
  return () => rm(folder, { recursive: true, force: true })
})
afterEach(() => server.close())

function serverFor(readers: 'local' | 'everybody' | 'off') {
  const one = fastify()
  handleErrors(one)
  registerOutbox(one, { folder: join(folder, 'outbox'), readers, publicUrl, replies: outboxReplies(app.deps) })
  return one
}

const mailer = () => createMailer({ ...app.deps.config, smtpUrl: undefined, dataDir: folder }, app.deps.log)
type Headers = Record<string, string | undefined>
const show = async () => (await server.inject('/dev/outbox')).body

/** Sends the first form of the page as a browser does, with these fields changed. */
async function answer(fields: Record<string, string>, headers: Headers = {}) {
  const form = Object.fromEntries(
    [...(await show()).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
  return post({ ...form, ...fields }, headers)
}

const ofBrowsers = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: publicUrl,
  host: 'localhost:3000',
}

const post = (fields: Record<string, string>, headers: Headers = {}, to = server) =>
  to.inject({
    method: 'POST',
    url: '/dev/outbox',
    headers: JSON.parse(JSON.stringify({ ...ofBrowsers, ...headers })),
    payload: new URLSearchParams(fields).toString(),
  })

/** An employer with a mail about a new application in the outbox. */
async function anApplicant() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
  await mailer().send(await app.mailTo(hana.email, /^New application/))
  return { hana, ana, id }
}

/** A chat with a mail to the job seeker in the outbox. */
async function aConversation() {
  const { by: hana, other: ana, chatId } = await aChat(app)
  await say(hana, chatId, 'Would you like to bake with us?')
  const matter = { kind: 'chat', id: chatId } as const
  const replyTo = await replyAddress(app.deps, 'reply.localhost', { matter, userId: ana._id })
  await mailTo(ana.email, { replyTo })
  return { hana, ana, chatId }
}

const mailTo = (to: string, more: Partial<Mail> = {}) =>
  mailer().send({ id: randomUUID(), to, subject: 'Hello', text: 'Hello', ...more })

const messages = async () => {
  const rows = await app.db.selectFrom('messages').select('content').orderBy('created_at').execute()
  return rows.map(({ content }) => content)
}

describe('a reply at the outbox of a trial', () => {
  test('is a chat message without what it quotes, and the answer of the clock', async () => {
    const { ana, id } = await anApplicant()
    const { statusCode, body } = await answer({ text: 'Thanks, Ana!\r\n\r\nCome in on Tuesday <at noon>.' })
    expect(body).toContain('<h1>Reply delivered</h1>')
    expect(statusCode).toBe(200)
    expect(await messages()).toEqual(['Thanks, Ana!\n\nCome in on Tuesday <at noon>.'])
    const { application } = await ana.call(getApplication, { params: { id } })
    expect(application.answeredAt).not.toBeNull()
  })

  test('of fewer than 20 characters is a message that answers no application', async () => {
    const { ana, id } = await anApplicant()
    await answer({ text: 'OK' })
    expect(await messages()).toEqual(['OK'])
    expect((await ana.call(getApplication, { params: { id } })).application.answeredAt).toBeNull()
  })

  test('is one message, however often and at the same time the same form is sent', async () => {
    await anApplicant()
    const key = randomUUID()
    const all = await Promise.all(Array.from({ length: 8 }, () => answer({ text: 'Come in on Tuesday.', key })))
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await messages()).toEqual(['Come in on Tuesday.'])
    await answer({ text: 'Or on Wednesday.', key })
    expect(await messages()).toEqual(['Come in on Tuesday.', 'Or on Wednesday.'])
  })

  test('of a job seeker goes to the employer', async () => {
    const { hana, ana, chatId } = await aConversation()
    await answer({ text: 'Yes, I would.' })
    const { messages: seen } = await messagesOf(hana, chatId, { after: 0 })
    expect(seen.at(-1)).toMatchObject({ content: 'Yes, I would.', sender: ana._id })
  })
})

test.each([
  ['from the address that the page was opened at', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ['from a browser that sends fetch metadata alone', { origin: undefined, 'sec-fetch-site': 'same-origin' }],
])('a form is taken %s', async (_, headers) => {
  await anApplicant()
  expect((await answer({ text: 'Come in on Tuesday.' }, headers)).statusCode).toBe(200)
  expect(await messages()).toEqual(['Come in on Tuesday.'])
})

test('a reply is written as a mail program writes it: threaded, and with the original quoted below', async () => {
  const { hana } = await anApplicant()
  const [name = ''] = await readdir(join(folder, 'outbox'))
  const mail = await PostalMime.parse(await readFile(join(folder, 'outbox', name)))
  const reply = await PostalMime.parse(await composeReply(mail, { text: 'Come in.', key: randomUUID() }))
  expect(reply).toMatchObject({
    from: { address: hana.email },
    to: [{ address: mail.replyTo?.[0]?.address }],
    subject: `Re: ${mail.subject}`,
    inReplyTo: mail.messageId,
    references: `${mail.references} ${mail.messageId}`,
  })
  expect(reply.text).toMatch(/^Come in\.\n\nOn .+ wrote:\n\n> --- Write your reply above this line ---\n/u)
})

describe('no message, and the reason is shown, for a reply', () => {
  test.each([
    ['without text', ' \r\n ', 422, 'Write a message'],
    ['that is a quote only', '> Hello', 422, 'We couldn’t find any text'],
    ['longer than a message', 'x'.repeat(5_001), 422, 'longer than 5,000 characters'],
    ['longer than the form takes', 'x'.repeat(20_001), 422, 'At most 20000 characters'],
    ['larger than the server reads', 'x'.repeat(100_001), 413, 'too large'],
  ])('%s', async (_, text, status, reason) => {
    await anApplicant()
    const { statusCode, body } = await answer({ text }, { accept: 'text/html' })
    expect(body).toContain(reason)
    expect(statusCode).toBe(status)
    expect(await messages()).toEqual([])
  })

  test('to a mail that is not in the outbox, or has no reply address', async () => {
    await anApplicant()
    await mailTo('ben@people.example')
    const [withoutAddress = ''] = (await readdir(join(folder, 'outbox'))).sort().reverse()
    for (const mail of [withoutAddress, 'nosuch.eml', '../outbox/x.eml', '', '/etc/passwd'])
      expect((await post({ mail, key: randomUUID(), text: 'Come in on Tuesday.' })).statusCode, mail).toBe(404)
    expect(await messages()).toEqual([])
  })

  test('in a chat that the other has blocked meanwhile', async () => {
    const { hana, chatId } = await aConversation()
    await hana.call(decideChat, { params: { chatId }, body: { decision: 'block' } })
    const { statusCode, body } = await answer({ text: 'Yes, I would.' })
    expect(body).toContain('the conversation is closed')
    expect(statusCode).toBe(422)
    expect(await messages()).toEqual(['Would you like to bake with us?'])
  })

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another port of this machine', { origin: 'http://localhost:8080' }],
    ['of a sandboxed page', { origin: 'null' }],
    ['of another site without Origin', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['that does not say where it comes from', { origin: undefined }],
  ])('in a form %s', async (_, headers) => {
    await anApplicant()
    expect((await answer({ text: 'Come in on Tuesday.' }, headers)).statusCode).toBe(403)
    expect(await messages()).toEqual([])
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('as %s', async (type) => {
    await anApplicant()
    expect((await answer({ text: 'Come in on Tuesday.' }, { 'content-type': type })).statusCode).toBe(415)
    expect(await messages()).toEqual([])
  })
})

test('the page asks browsers for the origin of its forms, and shows no form for a mail without a reply address', async () => {
  await anApplicant()
  await mailTo('ben@people.example')
  const { headers, body } = await server.inject('/dev/outbox')
  expect(headers['referrer-policy']).toBe('same-origin')
  expect(headers['content-security-policy']).toContain("form-action 'self'")
  expect(body.match(/<article>/g)).toHaveLength(2)
  expect(body.match(/<form /g)).toHaveLength(1)
})

test('what people write cannot leave the text of a mail; web addresses are links', async () => {
  const { hana } = await anApplicant()
  const said = 'See https://jobs.example/a?b=1&c="><script>alert(1)</script> or javascript:alert(1)'
  await mailTo(hana.email, { subject: '</h2><script>', text: said })
  const body = await show()
  expect(body).not.toContain('<script>')
  expect(body).toContain('<a href="https://jobs.example/a?b=1&amp;c=">https://jobs.example/a?b=1&amp;c=</a>')
  expect(body).not.toContain('href="javascript')
})

describe('nothing of it exists', () => {
  test('outside of a trial', async () => {
    await anApplicant()
    const off = serverFor('off')
    const [mail = ''] = await readdir(join(folder, 'outbox'))
    expect((await off.inject('/dev/outbox')).statusCode).toBe(404)
    expect((await post({ mail, key: randomUUID(), text: 'Come in on Tuesday.' }, {}, off)).statusCode).toBe(404)
    expect(await messages()).toEqual([])
    await off.close()
  })

  test.each([
    ['in production', { NODE_ENV: 'production' }, 'off'],
    ['in production on a network', { NODE_ENV: 'production', HOST: '0.0.0.0', TRIAL: 'on' }, 'off'],
    ['with a mail server', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, 'local'],
  ])('%s: mails have no reply address', (_, env, devOutbox) => {
    expect(readConfig(env)).toMatchObject({ devOutbox, replies: undefined })
  })

  test('for callers of other machines', async () => {
    await anApplicant()
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/dev/outbox',
      remoteAddress: '192.168.1.7',
      headers: ofBrowsers,
      payload: 'text=Hello',
    })
    expect(statusCode).toBe(403)
  })
})

describe('in Spanish', () => {
  const read = (url: string, language?: string) =>
    server.inject({ url, headers: language === undefined ? {} : { 'accept-language': language } })

  test.each([
    ['/es/dev/outbox', undefined, 'es'],
    ['/es/dev/outbox', 'en', 'es'],
    ['/dev/outbox', 'es-MX,en;q=0.5', 'es'],
    ['/dev/outbox', 'en-US,es;q=0.5', 'en'],
    ['/dev/outbox', undefined, 'en'],
  ])('%s for a browser in %s is in %s', async (url, browser, language) => {
    await anApplicant()
    const { body, headers } = await read(url, browser)
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(language === 'es' ? '<button>Enviar respuesta</button>' : '<button>Send reply</button>')
    expect(headers.vary).toBe('accept-language')
  })

  test('the page has no English of its own, and times as Spanish readers write them', async () => {
    await anApplicant()
    const { body } = await read('/es/dev/outbox')
    const own = body.replaceAll(/<pre>.*?<\/pre>|<h2>.*?<\/h2>|<style>.*?<\/style>/gsu, '')
    expect(own).toMatch(/Para \S+, \d+ de \p{L}+ de \d{4} a las \d/u)
    expect(own).toContain('action="/es/dev/outbox"')
    expect(own).not.toMatch(/\b(To|Reply|Send|Outbox|emails)\b/u)
    expect((await serverWithoutMails()).body).toContain('Todavía no hay correos.')
  })

  test.each([
    ['Pasa el martes a las ocho.', 200, 'ya es un mensaje'],
    ['> Hello', 422, 'No encontramos texto en tu respuesta'],
    ['x'.repeat(5_001), 422, 'más de 5000 caracteres'],
    [' ', 422, 'Escribe un mensaje'],
  ])('a reply %# is answered in the language of its page', async (text, status, sentence) => {
    await anApplicant()
    const [mail = ''] = await readdir(join(folder, 'outbox'))
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: '/es/dev/outbox',
      headers: { ...ofBrowsers, accept: 'text/html' },
      payload: new URLSearchParams({ mail, key: randomUUID(), text }).toString(),
    })
    expect(body).toContain(sentence)
    expect(statusCode).toBe(status)
  })

  test('what the mail server refuses is introduced in it', async () => {
    await anApplicant()
    const [mail = ''] = await readdir(join(folder, 'outbox'))
    const send = (text: string) =>
      server.inject({
        method: 'POST',
        url: '/es/dev/outbox',
        headers: ofBrowsers,
        payload: new URLSearchParams({ mail, key: randomUUID(), text }).toString(),
      })
    await app.pool.query('delete from chats')
    await app.pool.query('delete from applications')
    expect((await send('Pasa el martes.')).body).toContain('El servidor de correo respondió: 550')
  })
})

async function serverWithoutMails() {
  await rm(join(folder, 'outbox'), { recursive: true, force: true })
  return server.inject('/es/dev/outbox')
}
