import * as en from '@hearback/texts/en/mails/frame.ts'
import * as es from '@hearback/texts/es/mails/frame.ts'
import { inLanguages } from '../domain/languages.ts'
import type { Mail } from './mail.ts'
import { escapeHtml } from './mail-text.ts'

const texts = inLanguages({ en, es })

const font = 'system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** Mail clients that drop this still apply the inline styles of the light theme. */
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0f1613 !important;color:#edf2ee !important}
.sheet{background:#171f1b !important;border-color:#28322d !important}
.wordmark{color:#dcea4a !important}
.foot,.foot a,.note{color:#96a39b !important}
.entry{border-color:#28322d !important}
.link,.choice{color:#dcea4a !important}
.choice{border-color:#dcea4a !important}
.button{background:#dcea4a !important;color:#14201c !important}
}`

/** Adds the line for replies, the header, and the footer with the sender, the reason for the mail and the unsubscribe link. */
export function withFrame({ subject, text, html, unsubscribe, replyTo, language = 'en' }: Mail): {
  text: string
  html?: string
} {
  const t = texts(language)
  const foot = unsubscribe
    ? `${t.signature}\n${t.unsubscribeReason(unsubscribe.topic)} ${t.unsubscribeText(unsubscribe.page)}`
    : t.signature
  const replyLine = replyTo ? t.replyLine : undefined
  const plain = `${replyLine ? `--- ${replyLine} ---\n\n` : ''}${text}\n\n-- \n${foot}\n`
  return html === undefined
    ? { text: plain }
    : { text: plain, html: page({ subject, html, unsubscribe, replyLine, language }) }
}

type Page = Required<Pick<Mail, 'language' | 'subject'>> & {
  html: Mail['html']
  unsubscribe: Mail['unsubscribe']
  replyLine: string | undefined
}

const page = ({ language, subject, html, unsubscribe, replyLine }: Page) =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#f6f4ee;color:#14201c;font:16px/1.5 ${font}">
<div style="max-width:560px;margin:0 auto">
${replyLine ? replyLineOf(replyLine) : ''}<p class="wordmark" style="margin:0 0 16px 4px;color:#0c3d2c;font-size:20px;font-weight:700;letter-spacing:-0.03em">hearback</p>
<div class="sheet" style="padding:28px 24px 12px;border:1px solid #e2ddd0;border-radius:11px;background:#fff;overflow-wrap:anywhere">
${html ?? ''}
</div>
<p class="foot" style="margin:16px 4px 0;color:#5d6861;font-size:13px">${texts(language).signature}${unsubscribe ? optOut(unsubscribe, texts(language)) : ''}</p>
</div></body></html>
`

const replyLineOf = (text: string) =>
  `<p class="note" style="margin:0 4px 12px;color:#5d6861;font-size:13px">--- ${escapeHtml(text)} ---</p>\n`

const optOut = ({ topic, page: address }: NonNullable<Mail['unsubscribe']>, t: ReturnType<typeof texts>) =>
  `<br>${escapeHtml(t.unsubscribeReason(topic))} <a href="${escapeHtml(address)}" style="color:#5d6861">${t.unsubscribeLink}</a>`
