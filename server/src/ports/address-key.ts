import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu

/**
 * The network of a client, as key for rate limits and counts. An IPv4 address is kept, also when mapped into IPv6. An
 * IPv6 address becomes its /64, the usual size of a household (RFC 6177). Other strings are returned unchanged.
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

/** Replaces each IPv6 address in a rate limit key, whose parts are separated by spaces, by its /64. */
export const groupAddresses = (key: string): string => key.split(' ').map(addressKey).join(' ')
