import { createHash } from 'node:crypto'
import type { Email } from 'postal-mime'
import { escapeHtml } from '../../ports/mail-text.ts'

interface ShownMail {
  readonly mail: Email
  /** Undefined: the mail has no reply address. */
  readonly form: { readonly name: string; readonly key: string } | undefined
}

/** Colors of the design (web/src/theme.ts), inlined because the page loads no files. */
const style = `:root{color-scheme:light dark;--paper:#f6f4ee;--ink:#14201c;--brand:#0c3d2c;--brand-ink:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#0f1613;--ink:#edf2ee;--brand:#dcea4a;--brand-ink:#14201c}}
body{margin:0;padding:24px 16px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto}
a{color:var(--brand)}
pre{white-space:pre-wrap;font:inherit}
textarea{box-sizing:border-box;width:100%;margin-top:4px;padding:8px;font:inherit}
button{min-height:44px;padding:0 18px;border:0;border-radius:8px;background:var(--brand);color:var(--brand-ink);font:inherit;font-weight:600}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`

/** `referrer-policy`: with that of the API, browsers would send the form with the origin `null`. */
export const outboxHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'content-type': 'text/html; charset=utf-8',
} as const

const page = (
  title: string,
  content: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main><h1>${title}</h1>
${content}</main></body></html>`

/** The mails of a trial, newest first. */
export const outboxPage = (most: number, mails: readonly ShownMail[]): string =>
  page(
    'Outbox',
    `<p>No mail server is set up, so emails are kept here. Showing the latest ${most}, newest first.</p>
${mails.map(article).join('') || '<p>No emails yet.</p>'}`,
  )

const back = '<p><a href="/dev/outbox">Back to the outbox</a></p>'

export const sentPage = (mail: Email): string =>
  page('Reply delivered', `<p>Your reply from ${recipientOf(mail)} is a message in the conversation now.</p>${back}`)

export const notSentPage = (mail: Email, refusal: string): string =>
  page(
    'Reply not delivered',
    `<p>Your reply from ${recipientOf(mail)} isn’t a message. ${escapeHtml(refusal)}</p>${back}`,
  )

const recipientOf = ({ to }: Email) => escapeHtml(to?.map((one) => one.address).join(', ') ?? '')

function article({ mail, form }: ShownMail): string {
  const { subject = '', text = '', date = '' } = mail
  return `<article><hr><h2>${escapeHtml(subject)}</h2><p>To ${recipientOf(mail)}, ${sentAt(date)}</p><pre>${withLinks(text)}</pre>${
    form ? replyForm(mail, form) : ''
  }</article>`
}

const sentAt = (date: string) => escapeHtml(date && new Date(date).toUTCString())

const webAddress = /(https?:\/\/[^\s<>"]+)/u

/** Odd parts are the web addresses. */
const withLinks = (text: string) =>
  text
    .split(webAddress)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')

const replyForm = (mail: Email, { name, key }: NonNullable<ShownMail['form']>) =>
  `<form method="post" action="/dev/outbox"><input type="hidden" name="mail" value="${escapeHtml(name)}">
<input type="hidden" name="key" value="${key}"><p><label>Reply as ${recipientOf(mail)}<br>
<textarea name="text" rows="4" maxlength="20000" required></textarea></label></p><p><button>Send reply</button></p></form>`
