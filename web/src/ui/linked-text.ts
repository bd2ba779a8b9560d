export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string }

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/giu
const STOPS = /[.,!?;:…]+$/u

/** What people write, with the web addresses in it; only http and https, shown as they were written. */
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

/** A stop or a closing bracket behind an address belongs to the sentence, unless the address opened the bracket. */
function withoutStops(found: string): string {
  const address = found.replace(STOPS, '')
  const isUnopened = address.endsWith(')') && count(address, ')') > count(address, '(')
  return isUnopened ? withoutStops(address.slice(0, -1)) : address
}

const count = (text: string, letter: string) => text.split(letter).length - 1

/** An address with a name in front of the host (https://bank.example@evil.example) hides where it leads: it stays text. */
function hrefOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, href } = new URL(address)
  return /^https?:$/u.test(protocol) && !username && !password ? href : undefined
}
