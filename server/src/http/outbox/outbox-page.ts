import { createHash } from 'node:crypto'
import { type Language, pathIn } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/outbox.ts'
import * as es from '@hearback/texts/es/mails/outbox.ts'
import type { Email } from 'postal-mime'
import { inLanguages } from '../../domain/languages.ts'
import { formatMoment } from '../../domain/mail-times.ts'
import { escapeHtml } from '../../ports/mail-text.ts'

const texts = inLanguages({ en, es })
export const outboxPath = '/dev/outbox'

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
  language: Language,
  title: string,
  content: string,
) => `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main><h1>${title}</h1>
${content}</main></body></html>`

/** The mails of a trial, newest first. */
export function outboxPage(language: Language, max: number, mails: readonly ShownMail[]): string {
  const t = texts(language)
  const articles = mails.map((one) => article(language, one)).join('')
  return page(language, t.title, `<p>${t.intro(max)}</p>\n${articles || `<p>${t.empty}</p>`}`)
}

const backLink = (language: Language) => `<p><a href="${pathIn(language, outboxPath)}">${texts(language).back}</a></p>`

export function sentPage(language: Language, mail: Email): string {
  const t = texts(language)
  return page(language, t.sentTitle, `<p>${escapeHtml(t.sentText(recipientOf(mail)))}</p>${backLink(language)}`)
}

/** `refusal`: why the reply is no message. */
export function notSentPage(language: Language, mail: Email, refusal: string): string {
  const t = texts(language)
  const reason = `${t.notSentText(recipientOf(mail))} ${refusal}`
  return page(language, t.notSentTitle, `<p>${escapeHtml(reason)}</p>${backLink(language)}`)
}

const recipientOf = ({ to }: Email) => to?.map((one) => one.address).join(', ') ?? ''

function article(language: Language, { mail, form }: ShownMail): string {
  const { subject = '', text = '', date = '' } = mail
  const to = texts(language).recipient(recipientOf(mail), date && formatMoment(language, new Date(date), null))
  return `<article><hr><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)}</p><pre>${withLinks(text)}</pre>${
    form ? replyForm(language, mail, form) : ''
  }</article>`
}

const webAddress = /(https?:\/\/[^\s<>"]+)/u

/** Odd parts are the web addresses. */
const withLinks = (text: string) =>
  text
    .split(webAddress)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('')

function replyForm(language: Language, mail: Email, { name, key }: NonNullable<ShownMail['form']>): string {
  const t = texts(language)
  return `<form method="post" action="${pathIn(language, outboxPath)}"><input type="hidden" name="mail" value="${escapeHtml(name)}">
<input type="hidden" name="key" value="${key}"><p><label>${escapeHtml(t.replyLabel(recipientOf(mail)))}<br>
<textarea name="text" rows="4" maxlength="20000" required></textarea></label></p><p><button>${t.send}</button></p></form>`
}
