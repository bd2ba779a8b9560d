import { parse } from 'tldts'

/** Where a view came from: `undefined` from another page of ours, so that it begins no visit. */
export function sourceOf(referrer: string, ownHosts: readonly string[]): string | undefined {
  if (referrer === '') return 'direct'
  if (!(URL.canParse(referrer) && /^https?:$/.test(new URL(referrer).protocol))) return 'other'
  const { hostname } = new URL(referrer)
  if (ownHosts.includes(hostname)) return undefined
  const { domain, isIcann, isPrivate } = parse(hostname)
  // Names that are nobody's on the internet say what somebody's own network looks like.
  const isKnown = domain !== null && (isIcann || isPrivate) && hostname.length <= 100
  return isKnown ? hostname.replace(/^www\./, '') : 'other'
}
