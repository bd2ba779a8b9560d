import { webHref } from '@hearback/contract/people/web-href.ts'
import { endOfLink, LINK_LETTER } from '@hearback/contract/values/link-text.ts'

export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string }

const WEB = String.raw`(?<![a-z\d])https?:\/\/${LINK_LETTER}+`
const WWW = String.raw`(?<![a-z\d@./-])www\.${LINK_LETTER}+`
/** ASCII local part, so that adjacent words of scripts without spaces are excluded; RFC 5321 bounds the lengths. */
const EMAIL = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d._%+@/-])[a-z\d][a-z\d._%+-]{0,63}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,24}(?![\p{Script=Latin}\d@-])`
const LINK = new RegExp(`${WEB}|${WWW}|${EMAIL}`, 'giu')

/**
 * Splits user text into parts: http and https URLs, `www.` hosts and email addresses as links with their original text.
 */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const link = endOfLink(found, text[index - 1])
    const href = hrefOf(link)
    if (!href) continue
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    parts.push({ kind: 'link', text: link, href })
    end = index + link.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

function hrefOf(link: string): string | undefined {
  if (/^https?:/iu.test(link)) return webHref(link)
  if (/^www\./iu.test(link)) return /^www(?:\.[^./?#:]+){2,}/iu.test(link) ? webHref(`https://${link}`) : undefined
  return link.includes('@') ? `mailto:${link.replaceAll('%', '%25')}` : undefined
}
