import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/loopback.ts'
import { AppError } from '../domain/errors.ts'

type Hosts = Pick<Config, 'publicUrl' | 'allowedHosts' | 'host'>

/** Load balancers call these by IP address. They reveal no data. */
const healthPath = /^\/(healthz|readyz)(\?|$)/
const form = /^(\[[\da-f:.]+\]|[^\s:/@[\]]+)(:\d{1,5})?$/i

/** The host name of a Host header (RFC 9110 section 7.2), in lower case and without its port; undefined if malformed. */
function parseHost(header: string): string | undefined {
  const [, name] = form.exec(header) ?? []
  return name
    ?.toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/(?<=.)\.$/, '')
}

/**
 * Whether this installation serves the host: that of PUBLIC_URL, HOST, ALLOWED_HOSTS or a loopback name, on any port.
 * Protects against DNS rebinding, where a foreign site's name resolves to this server. HTTP/1.0 requests without the
 * header pass, because browsers do not send them.
 */
export function isAllowedHost(header: string | undefined, { publicUrl, allowedHosts, host }: Hosts): boolean {
  if (header === undefined) return true
  const name = parseHost(header)
  if (name === undefined) return false
  return isLoopback(name) || [parseHost(new URL(publicUrl).host), host.toLowerCase(), ...allowedHosts].includes(name)
}

/** Refuses requests for other hosts with 421 (RFC 9110 section 15.5.20), except health checks. */
export function refuseOtherHosts(app: FastifyInstance, config: Hosts): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (isAllowedHost(raw.headers.host, config) || healthPath.test(raw.url ?? '')) return
    throw new AppError('malformed', {
      status: 421,
      message: 'This server isn’t set up for that host. Add it to PUBLIC_URL or ALLOWED_HOSTS.',
    })
  })
}

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether the request comes from a program on this machine, and not through a proxy on it. */
export function isLocalCaller({ raw, ip }: FastifyRequest): boolean {
  return isLoopback(ip) && proxyHeaders.every((name) => raw.headers[name] === undefined)
}
