import type { ErrorCode } from '@hearback/contract/errors.ts'
import * as en from '@hearback/texts/en/web/file-link.ts'
import * as es from '@hearback/texts/es/web/file-link.ts'
import { inLanguages, preferredLanguage, siteIn } from '../../languages.ts'
import { escapeHtml } from '../../ports/mail-text.ts'

const textsIn = inLanguages({ en, es })
const isOfLink = (code: ErrorCode) => code === 'not_allowed' || code === 'not_signed_in'

/** A page for a person who opened the address of a file in vain: why, and the way back to the chat, in the language of the browser. */
export function fileLinkPage(code: ErrorCode, acceptLanguage: string | undefined, publicUrl: string): string {
  const language = preferredLanguage(acceptLanguage)
  const t = textsIn(language)
  const title = escapeHtml(isOfLink(code) ? t.lapsedTitle : t.unavailableTitle)
  const advice = escapeHtml(isOfLink(code) ? t.lapsedAdvice : t.unavailableAdvice)
  const messages = escapeHtml(`${siteIn(language, publicUrl)}/messages`)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>${title}</h1>
<p>${advice}</p><p><a href="${messages}">${escapeHtml(t.openMessages)}</a></p></main></body></html>`
}
