/** A Redis whose master is named by Sentinels. */
export interface SentinelAddress {
  readonly sentinels: readonly { readonly host: string; readonly port: number }[]
  /** The name of the master, as in `sentinel monitor NAME`. */
  readonly name: string
  /** Of the Redis servers; Sentinels are asked without a password. */
  readonly username?: string
  readonly password?: string
  readonly database: number
}

const parts = /^redis\+sentinel:\/\/(?:([^/?#]*)@)?([^/?#@]+)\/([\w.-]+)(?:\/(\d{1,5}))?$/
const defaultPort = 26_379

/** Reads `redis+sentinel://[user:password@]host:26379,host/NAME[/database]`. Undefined if it is malformed. */
export function parseSentinelUrl(url: string): SentinelAddress | undefined {
  const [match, credentials, hosts = '', name = '', database = '0'] = parts.exec(url) ?? []
  if (match === undefined) return undefined
  const sentinels = hosts.split(',').map(parseHost)
  const login = parseCredentials(credentials)
  if (!login || !sentinels.every((sentinel) => sentinel !== undefined)) return undefined
  return { sentinels, name, database: Number(database), ...login }
}

function parseHost(text: string): SentinelAddress['sentinels'][number] | undefined {
  const url = `http://${text}`
  if (text === '' || !URL.canParse(url)) return undefined
  const { hostname } = new URL(url)
  // The URL leaves out port 80, which is that of its scheme.
  const port = Number(/:(\d+)$/.exec(text)?.[1] ?? defaultPort)
  return port > 0 ? { host: hostname.replace(/^\[(.*)\]$/, '$1'), port } : undefined
}

function parseCredentials(text: string | undefined): Pick<SentinelAddress, 'username' | 'password'> | undefined {
  const url = `http://${text ?? ''}@host`
  if (!URL.canParse(url)) return text === undefined ? {} : undefined
  const { username, password } = new URL(url)
  try {
    return {
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
    }
  } catch {
    return undefined
  }
}
