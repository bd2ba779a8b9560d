import { parse } from 'tldts'

/** Names of technologies that look like domain names. */
const technologies = new Set(['asp.net', 'ado.net', 'vb.net', 'ml.net', 'socket.io', 'dot.net'])
const url = /\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\S@\S/iu
/** Host names and an optional slash after them. Full stops of other scripts count as dots (RFC 3490). */
const hosts = /((?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*)(\/?)/giu

/** Shorter labels are abbreviations such as B.Com, M.Sc and U.S.Bank, unless a path follows. */
const shortestLabel = 3

/**
 * Whether a text contains something that mail clients turn into a link: a URL, an email, or a domain name with a public
 * suffix. The recipient's own domain is allowed, such as `Booking.com`.
 */
export function namesWebAddress(text: string, recipientDomain: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/[\u3002\uFF61]/gu, '.')
  if (url.test(plain)) return true
  return [...plain.matchAll(hosts)].some(([, host = '', path]) => {
    if (technologies.has(host.toLowerCase())) return false
    const { domain, domainWithoutSuffix, isIcann } = parse(host)
    if (!domain || !isIcann || domain === recipientDomain) return false
    return path === '/' || (domainWithoutSuffix ?? '').length >= shortestLabel
  })
}
