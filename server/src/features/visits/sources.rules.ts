import { parse } from 'tldts'

/** The source of a view; undefined for navigation within this site, which starts no visit. */
export function sourceOf(referrer: string, ownHosts: readonly string[]): string | undefined {
  if (referrer === '') return 'direct'
  if (!(URL.canParse(referrer) && /^https?:$/.test(new URL(referrer).protocol))) return 'other'
  const { hostname } = new URL(referrer)
  if (ownHosts.includes(hostname)) return undefined
  const { domain, isIcann, isPrivate } = parse(hostname)
  // Names under an unknown top-level domain would disclose the private network of the visitor.
  const isKnown = domain !== null && (isIcann || isPrivate) && hostname.length <= 100
  return isKnown ? hostname.replace(/^www\./, '') : 'other'
}
