import { type Language, pathIn } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/web/api-reference.ts'
import * as es from '@hearback/texts/es/web/api-reference.ts'
import { inLanguages } from '../../domain/languages.ts'
import { html } from '../../text/html.ts'

const texts = inLanguages({ en, es })

/** No inline code and no other origin: what the renderer shows stays on this site. */
export const referenceHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-cache',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

/** The page around the renderer. The calls themselves are in English, as the API is. */
export function referencePage(language: Language, { assets, mcp }: { assets: string; mcp: boolean }): string {
  const t = texts(language)
  const other: Language = language === 'en' ? 'es' : 'en'
  const tools = mcp && html`<p>${t.assistants} <code>/mcp</code></p>`
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${t.title} | Hearback</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${t.intro}">
<meta name="theme-color" content="#f6f4ee" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0f1613" media="(prefers-color-scheme: dark)">
<link rel="alternate" hreflang="${other}" href="${pathIn(other, '/developers')}">
<link rel="stylesheet" href="${assets}/swagger-ui.css"><link rel="stylesheet" href="${assets}/reference.css">
<script src="${assets}/swagger-ui-bundle.js" defer></script><script src="${assets}/start.js" defer></script></head>
<body><a class="skip" href="#reference">${t.skip}</a>
<header><a class="brand" href="${pathIn(language, '/')}">hearback</a><nav aria-label="${t.navigation}"><a href="${pathIn(language, '/jobs')}">${t.jobs}</a>
<a href="${pathIn(other, '/developers')}" hreflang="${other}" lang="${other}">${t.otherLanguage}</a></nav></header>
<div class="page"><section aria-labelledby="title"><h1 id="title">${t.title}</h1><p>${t.intro}</p>
<p>${t.errors}</p>${tools}
<p><a href="/openapi.json">${t.download}</a></p></section>
<div id="reference" lang="en"><p>${t.loading}</p><noscript><p>${t.withoutScripts}</p></noscript></div></div></body></html>`
    .markup
}
