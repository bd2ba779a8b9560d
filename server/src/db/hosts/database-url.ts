/** `postgres://user:password@host1:5432,host2/name?parameter`: scheme, credentials, hosts, and the rest. */
const parts = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)(.*)$/s
/** Sessions that a server which takes writes offers (libpq, `target_session_attrs`). */
const writing = ['read-write', 'primary']

/** One connection string for each host of a URL that may name several, as libpq does (section 34.1.1 of its manual). */
export function urlsOfHosts(url: string): string[] {
  const [, scheme = '', credentials = '', hosts = '', rest = ''] = parts.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => `${scheme}${credentials}${host}${rest}`) : [url]
}

/** Whether connections are only to be made to a server that takes writes. */
export const mustTakeWrites = (url: string): boolean => url.includes('target_session_attrs=') || hasSeveralHosts(url)

/** Whether each host can be connected to, and none is asked for sessions that do not write. */
export function isDatabaseUrl(url: string): boolean {
  const each = urlsOfHosts(url)
  return each.every((one) => {
    if (!URL.canParse(one) || !parts.test(one)) return false
    const { hostname, searchParams } = new URL(one)
    const target = searchParams.get('target_session_attrs')
    const isOneHost = (each.length === 1 || hostname !== '') && !searchParams.get('host')?.includes(',')
    return isOneHost && (target === null || writing.includes(target))
  })
}

const hasSeveralHosts = (url: string) => urlsOfHosts(url).length > 1
