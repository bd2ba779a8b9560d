import { Socket } from 'node:net'
import { checkServerIdentity, type PeerCertificate } from 'node:tls'
import pg from 'pg'
import { mustTakeWrites, urlsOfHosts } from './database-url.ts'
import { createWriterFinder, type FindWriter } from './find-writer.ts'

/** Parameters of a URL that the driver turns into options of TLS. */
const tlsParameters = ['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation', 'uselibpqcompat']

/**
 * Options of the driver for a URL that may name several hosts; the driver itself knows one. Each connection looks for
 * the host that takes writes before it connects.
 */
export function connectionOptions(url: string): pg.ClientConfig {
  if (!mustTakeWrites(url)) return { connectionString: url }
  const urls = urlsOfHosts(url)
  const find = createWriterFinder(urls)
  const [first = url] = urls
  return { ...withTlsFor(first, urls), stream: () => new WriterSocket(find) }
}

/** Connects to the host that takes writes, whatever host it is told. */
class WriterSocket extends Socket {
  readonly #find: FindWriter
  constructor(find: FindWriter) {
    super()
    this.#find = find
  }
  override connect(): this {
    this.#find().then(
      ({ host, port }) => {
        if (!this.destroyed) this.#connectTo(host, port)
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }
  #connectTo(host: string, port: number): void {
    if (host.startsWith('/')) super.connect(`${host}/.s.PGSQL.${port}`)
    else super.connect(port, host)
  }
}

/** A certificate must be of one of the hosts, because the driver knows only the first. */
function withTlsFor(first: string, urls: readonly string[]): pg.ClientConfig {
  const { ssl, sslNegotiation } = new pg.Client({ connectionString: first }) as unknown as ParsedTls
  if (!ssl) return { connectionString: first }
  const url = new URL(first)
  for (const name of tlsParameters) url.searchParams.delete(name)
  const hosts = urls.map((one) => new pg.Client({ connectionString: one }).host)
  const checkAll = (_host: string, certificate: PeerCertificate) => {
    const failures = hosts.map((host) => checkServerIdentity(host, certificate))
    return failures.every((failure) => failure !== undefined) ? failures[0] : undefined
  }
  const given = ssl === true ? {} : { ...ssl, ...('key' in ssl && { key: ssl.key }) }
  return {
    connectionString: url.href,
    ssl: { checkServerIdentity: checkAll, ...given },
    ...(sslNegotiation === 'direct' && { sslnegotiation: 'direct' as const }),
  }
}

interface ParsedTls {
  ssl: boolean | Exclude<pg.ClientConfig['ssl'], boolean | undefined>
  sslNegotiation: string
}
