import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { ErrorCode } from '@hearback/contract/errors.ts'
import { type Language, languageOf, pathIn } from '@hearback/contract/values/languages.ts'
import { refusals as spanish } from '@hearback/texts/es/refusals.ts'
import { preferredLanguage } from '../../domain/languages.ts'
import { escapeHtml } from '../../ports/mail-text.ts'
import { refusalLinks } from './refusal-links.ts'
import { refusalStyle } from './refusal-style.ts'
import { refusalTexts } from './refusal-texts.ts'

export interface PageRefusal {
  readonly code: ErrorCode
  readonly status: number
  /** The English message of the error body. */
  readonly message: string
  readonly retryAfterSeconds?: number | undefined
}
interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/**
 * Whether a browser opens the URL as a page (Fetch standard, "navigate"). Clients that accept JSON, and images,
 * scripts and fetch, get the error body instead.
 */
export function isNavigation({ accept = '', 'sec-fetch-mode': mode = 'navigate' }: IncomingHttpHeaders): boolean {
  return mode === 'navigate' && /\btext\/html\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept)
}

export const refusalPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(refusalStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
} as const

/** The HTML page of a refused navigation: the reason and links, in the reader's language. */
export function refusalPage(refusal: PageRefusal, asked: Asked): string {
  const language = languageFor(asked)
  const t = refusalTexts(language)
  const [title, advice] = explain(refusal, asked.url, language)
  const links = refusalLinks(refusal, asked, t).map(
    ([label, path]) =>
      `<a href="${escapeHtml(path === asked.url ? path : pathIn(language, path))}">${escapeHtml(label)}</a>`,
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)} | Hearback</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${refusalStyle}</style></head><body><main><p class="brand"><a href="${pathIn(language, '/')}">hearback</a></p>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(advice)}</p><p class="ways">${links.join(' ')}</p></main></body></html>`
}

/** The language of the URL, else of the referring page of this site, else of the browser. */
function languageFor({ url, headers }: Asked): Language {
  const { language } = languageOf(url)
  if (language !== 'en') return language
  const from = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer) : undefined
  if (from && from.host === headers.host && from.pathname !== '/') return languageOf(from.pathname).language
  return preferredLanguage(headers['accept-language'])
}

type Explanation = readonly [title: string, advice: string]

function explain(refusal: PageRefusal, url: string, language: Language): Explanation {
  const { code, status, message, retryAfterSeconds = 60 } = refusal
  const t = refusalTexts(language)
  const said = language === 'en' ? message : (spanish.ofSentence(message) ?? spanish.ofCode(code) ?? message)
  const signedOut: Explanation = [t.signedOutTitle, t.signedOutAdvice]
  const missing: Explanation = [t.missingTitle, t.missingAdvice]
  const tooLarge: Explanation = [t.tooLargeTitle, t.tooLargeAdvice]
  const expiredFile: Explanation = [t.expiredFileTitle, t.expiredFileAdvice]
  const ofFiles: Record<number, Explanation> = {
    401: expiredFile,
    403: expiredFile,
    404: [t.missingFileTitle, t.missingFileAdvice],
  }
  const byStatus: Record<number, Explanation> = {
    400: missing,
    403: [t.notAllowedTitle, said],
    404: missing,
    410: [t.goneTitle, t.goneAdvice],
    413: tooLarge,
    429: [t.tooManyTitle, `${said} ${t.tryAgainIn(after(retryAfterSeconds, language))}`],
    431: tooLarge,
    503: [t.unavailableTitle, said],
    ...(code === 'not_signed_in' && { 401: signedOut }),
    ...(url.startsWith('/files/chat/') && ofFiles),
  }
  return byStatus[status] ?? [status >= 500 ? t.failedTitle : t.otherTitle, said]
}

/** For example "in 5 minutes": rounded up, in minutes below 90, else in hours. */
function after(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language)
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes < 90 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour')
}
