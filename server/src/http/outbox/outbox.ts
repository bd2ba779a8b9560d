import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { AppError, invalid } from '../../domain/errors.ts'
import { isLocalCaller } from '../allowed-hosts.ts'
import { notSentPage, outboxHeaders, outboxPage, sentPage } from './outbox-page.ts'
import { isSameOrigin } from './same-origin.ts'

const shown = 50
const maxFormBytes = 100_000
/** Longer than a message may be, so that a reply that is too long is answered as by email. */
const maxReply = 20_000

/** Takes replies that are written at /dev/outbox. */
export interface OutboxReplies {
  accepts(mail: Email): boolean
  /** Returns why the reply is no message; undefined if it is one. */
  send(mail: Email, reply: { readonly text: string; readonly key: string }): Promise<string | undefined>
}

interface OutboxOptions {
  readonly folder: string
  /** `local`: only callers on this machine; others get not_allowed. `off`: the page does not exist. */
  readonly readers: 'everybody' | 'local' | 'off'
  readonly publicUrl: string
  /** Undefined: mails cannot be answered. */
  readonly replies: OutboxReplies | undefined
}

/**
 * `/dev/outbox`: all mails of an installation without a mail server, sign-in codes included, and a form to answer each that has
 * a reply address.
 */
export function registerOutbox(server: FastifyInstance, options: OutboxOptions): void {
  if (options.readers === 'off') return
  void server.register((app, _options, done) => {
    app.addHook('onRequest', async (request) => requireReader(request, options))
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    app.get('/dev/outbox', async (_request, reply) => reply.headers(outboxHeaders).send(await showMails(options)))
    app.post<{ Body: unknown }>('/dev/outbox', (request, reply) => takeForm(request, reply, options))
    done()
  })
}

function requireReader(request: FastifyRequest, { readers, publicUrl }: OutboxOptions): void {
  if (readers === 'local' && !isLocalCaller(request))
    throw new AppError('not_allowed', { reason: 'outbox is for local callers' })
  if (request.method === 'POST' && !isSameOrigin(request, publicUrl))
    throw new AppError('not_allowed', { reason: 'a form of another site' })
}

const namesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
const read = async (folder: string, name: string) => PostalMime.parse(await readFile(join(folder, name)))

async function showMails({ folder, replies }: OutboxOptions): Promise<string> {
  const latest = (await namesIn(folder)).sort().reverse().slice(0, shown)
  const mails = await Promise.all(latest.map(async (name) => ({ name, mail: await read(folder, name) })))
  return outboxPage(
    shown,
    mails.map(({ name, mail }) => ({ mail, form: replies?.accepts(mail) ? { name, key: randomUUID() } : undefined })),
  )
}

async function takeForm(
  { body }: FastifyRequest<{ Body: unknown }>,
  reply: FastifyReply,
  { folder, replies }: OutboxOptions,
): Promise<FastifyReply> {
  const form = readForm(body)
  const isKnown = (await namesIn(folder)).includes(form.mail)
  const mail = isKnown ? await read(folder, form.mail) : undefined
  if (!(mail && replies?.accepts(mail))) throw new AppError('not_found', { reason: 'no such mail in the outbox' })
  const refusal = await replies.send(mail, form)
  return refusal === undefined
    ? reply.headers(outboxHeaders).send(sentPage(mail))
    : reply.code(422).headers(outboxHeaders).send(notSentPage(mail, refusal))
}

function readForm(body: unknown) {
  const { mail = '', key = '', text = '' } = (body ?? {}) as Record<string, string | undefined>
  if (!/^[\da-f-]{36}$/u.test(key)) throw invalid('key', 'Open the page and press the button')
  if (text.trim() === '') throw invalid('text', 'Write a message')
  if (text.length > maxReply) throw invalid('text', 'At most 20000 characters')
  return { mail, key, text: text.replaceAll('\r\n', '\n') }
}
