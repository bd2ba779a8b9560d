import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { AppError } from '../domain/errors.ts'
import { escapeHtml } from '../ports/mail-text.ts'
import { isLocalCaller } from './allowed-hosts.ts'

const shown = 50
const page = (rows: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Outbox</h1>
<p>No mail server is set up, so emails are kept here. Showing the latest ${shown}, newest first.</p>
${rows}</main></body></html>`

interface OutboxOptions {
  readonly folder: string
  /** `local`: only callers on this machine; others get not_allowed. */
  readonly readers: 'everybody' | 'local'
}

/** `/dev/outbox`: all mails of an installation without a mail server, sign-in codes included. Register it only on request of the settings. */
export function registerOutbox(app: FastifyInstance, { folder, readers }: OutboxOptions): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (readers === 'local' && !isLocalCaller(request))
      throw new AppError('not_allowed', { reason: 'outbox is for local callers' })
    const names = await readdir(folder).catch(() => [])
    const latest = names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()
      .slice(0, shown)
    const mails = await Promise.all(latest.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
    reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
    return page(mails.map(article).join('') || '<p>No emails yet.</p>')
  })
}

function article({ to, subject, text, date }: Email): string {
  const address = to?.map((one) => one.address).join(', ') ?? ''
  return `<article><hr><h2>${escapeHtml(subject ?? '')}</h2><p>To ${escapeHtml(address)}, ${escapeHtml(date ?? '')}</p><pre>${escapeHtml(text ?? '')}</pre></article>`
}
