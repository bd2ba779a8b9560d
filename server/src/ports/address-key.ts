import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu

/**
 * The key by which rate limits and counts know the network of a client: an IPv4 address as it is, also mapped into IPv6, and
 * the /64 of an IPv6 address, of which one household has 2^64 (RFC 6177). Anything else is returned unchanged.
 */
export function addressKey(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const v4 = mapped.exec(plain)?.[1] ?? mappedIn(canonical)
  return v4 ?? `${groupsOf(canonical).slice(0, 4).join(':')}::/64`
}

/** The eight groups, without leading zeros. */
function groupsOf(canonical: string): string[] {
  const [head = '', tail] = canonical.split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
}

function mappedIn(canonical: string): string | undefined {
  const groups = groupsOf(canonical)
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return undefined
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join('.')
}

/** A rate limit key in which each IPv6 address stands for its /64; `key` is made of parts between spaces. */
export const groupAddresses = (key: string): string => key.split(' ').map(addressKey).join(' ')
