export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string }

/** Ends at white space, quotation marks, angle brackets and punctuation of CJK, which no address has unescaped. */
const WEB = /(?:(?<![a-z\d])https?:\/\/|(?<![\w@./-])www\.)[^\s<>"`“”„«»‹›。，、；：！？（）「」『』【】《》〈〉｡､]+/u
const EMAIL = /(?<![\w.+-])\w[\w.+'-]*@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]*[\p{L}\p{N}])+/u
const ADDRESS = new RegExp(`${WEB.source}|${EMAIL.source}`, 'giu')
const STOPS = /[.,!?;:…'’‘*_~|]+$/u
const BRACKETS = { ')': '(', ']': '[', '}': '{' } as const

/** Text with the web and email addresses in it; only http, https and mailto, shown as they were written. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutStops(found)
    const href = hrefOf(address)
    if (!href) continue
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    parts.push({ kind: 'link', text: address, href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** A stop, a quotation mark or a closing bracket behind an address belongs to the sentence, unless the address opened the bracket. */
function withoutStops(found: string): string {
  const address = found.replace(STOPS, '')
  const last = address.at(-1) as keyof typeof BRACKETS
  const isUnopened = last in BRACKETS && count(address, last) > count(address, BRACKETS[last])
  return isUnopened ? withoutStops(address.slice(0, -1)) : address
}

const count = (text: string, letter: string) => text.split(letter).length - 1

/** An address with a name in front of the host (https://bank.example@evil.example) hides where it leads: it stays text. */
function hrefOf(address: string): string | undefined {
  const isWeb = /^(?:https?:|www\.)/iu.test(address)
  if (!isWeb) return address.includes('@') ? `mailto:${address}` : undefined
  const url = /^www\./iu.test(address) ? `https://${address}` : address
  if (!URL.canParse(url)) return undefined
  const { protocol, username, password, href } = new URL(url)
  return /^https?:$/u.test(protocol) && !username && !password ? href : undefined
}
