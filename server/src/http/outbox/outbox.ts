import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languageOf, languages, pathIn } from '@hearback/contract/values/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { AppError, invalid } from '../../domain/errors.ts'
import { preferredLanguage } from '../../domain/languages.ts'
import { isLocalCaller } from '../allowed-hosts.ts'
import { addVary } from '../vary.ts'
import { notSentPage, outboxHeaders, outboxPage, outboxPath, sentPage } from './outbox-page.ts'
import { isSameOrigin } from './same-origin.ts'

const shown = 50
const maxFormBytes = 100_000
/** Longer than a message may be, so that a reply that is too long is answered as by email. */
const maxReply = 20_000

/** Takes replies that are written at /dev/outbox. */
export interface OutboxReplies {
  accepts(mail: Email): boolean
  /** Returns why the reply is no message, in this language; undefined if it is one. */
  send(
    mail: Email,
    reply: { readonly text: string; readonly key: string },
    language: Language,
  ): Promise<string | undefined>
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
 * `/dev/outbox` and `/es/dev/outbox`: all mails of an installation without a mail server, sign-in codes included, and a form to
 * answer each that has a reply address. The page without a language in its address is in that of the browser.
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
    for (const path of languages.map((language) => pathIn(language, outboxPath))) {
      app.get(path, async (request, reply) =>
        addVary(reply, 'accept-language')
          .headers(outboxHeaders)
          .send(await showMails(languageFor(request), options)),
      )
      app.post<{ Body: unknown }>(path, (request, reply) => takeForm(request, reply, options))
    }
    done()
  })
}

function requireReader(request: FastifyRequest, { readers, publicUrl }: OutboxOptions): void {
  if (readers === 'local' && !isLocalCaller(request))
    throw new AppError('not_allowed', { reason: 'outbox is for local callers' })
  if (request.method === 'POST' && !isSameOrigin(request, publicUrl))
    throw new AppError('not_allowed', { reason: 'a form of another site' })
}

/** The language of the address, else of the browser. */
function languageFor({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const { language } = languageOf(url)
  return language === 'en' ? preferredLanguage(headers['accept-language']) : language
}

const namesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
const read = async (folder: string, name: string) => PostalMime.parse(await readFile(join(folder, name)))

async function showMails(language: Language, { folder, replies }: OutboxOptions): Promise<string> {
  const latest = (await namesIn(folder)).sort().reverse().slice(0, shown)
  const mails = await Promise.all(latest.map(async (name) => ({ name, mail: await read(folder, name) })))
  return outboxPage(
    language,
    shown,
    mails.map(({ name, mail }) => ({ mail, form: replies?.accepts(mail) ? { name, key: randomUUID() } : undefined })),
  )
}

async function takeForm(
  request: FastifyRequest<{ Body: unknown }>,
  reply: FastifyReply,
  { folder, replies }: OutboxOptions,
): Promise<FastifyReply> {
  const form = readForm(request.body)
  const language = languageFor(request)
  const isKnown = (await namesIn(folder)).includes(form.mail)
  const mail = isKnown ? await read(folder, form.mail) : undefined
  if (!(mail && replies?.accepts(mail))) throw new AppError('not_found', { reason: 'no such mail in the outbox' })
  const refusal = await replies.send(mail, form, language)
  return refusal === undefined
    ? reply.headers(outboxHeaders).send(sentPage(language, mail))
    : reply
        .code(422)
        .headers(outboxHeaders)
        .send(notSentPage(language, mail, refusal))
}

function readForm(body: unknown) {
  const { mail = '', key = '', text = '' } = (body ?? {}) as Record<string, string | undefined>
  if (!/^[\da-f-]{36}$/u.test(key)) throw invalid('key', 'Open the page and press the button')
  if (text.trim() === '') throw invalid('text', 'Write a message')
  if (text.length > maxReply) throw invalid('text', 'At most 20000 characters')
  return { mail, key, text: text.replaceAll('\r\n', '\n') }
}
