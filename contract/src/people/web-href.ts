/**
 * The URL of a web address. Undefined if its text doesn't show the host that it leads to: behind credentials
 * (https://bank.example@evil.example), encoded, or spelled with letters of other scripts that look the same.
 */
export function webHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, hostname, href } = new URL(address)
  const [, written = ''] = /^https?:\/\/(\[[^\]]*\]|[^/?#\\:]*)/iu.exec(address) ?? []
  const isShown = hostname === written.toLowerCase() || isForeignHost(written)
  return /^https?:$/u.test(protocol) && !username && !password && isShown ? href : undefined
}

/** Whether a host has letters beyond ASCII, no symbols, and no label that mixes Latin with scripts that look like it. */
const isForeignHost = (host: string) =>
  /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}._-]+$/u.test(host) &&
  !host.split('.').some((label) => /[a-z]/iu.test(label) && /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}]/u.test(label))

/** Host of a URL for display, without `www.`. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./u, '') : address
