import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { isLoopback } from '../config/loopback.ts'
import { AppError } from '../domain/errors.ts'

type Hosts = Pick<Config, 'publicUrl' | 'allowedHosts' | 'host'>

/** A load balancer asks for these by the address of the machine; they say nothing about anybody. */
const healthPath = /^\/(healthz|readyz)(\?|$)/
const form = /^(\[[\da-f:.]+\]|[^\s:/@[\]]+)(:\d{1,5})?$/i

/** The host name in a Host header (RFC 9110 section 7.2), in lower case and without its port; undefined where it is malformed. */
function parseHost(header: string): string | undefined {
  const [, name] = form.exec(header) ?? []
  return name
    ?.toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/(?<=.)\.$/, '')
}

/**
 * Whether a request with this Host header is meant for this installation: the host of PUBLIC_URL, HOST, ALLOWED_HOSTS or a
 * loopback name, whatever the port. Other names are DNS rebinding: a page of another site that reaches this server by its own name.
 * HTTP/1.0 requests without the header pass, because no browser sends them.
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
      message: 'This server does not serve that host. PUBLIC_URL and ALLOWED_HOSTS name the hosts that it serves.',
    })
  })
}

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Whether a program of this machine asks, and not a proxy on this machine for somebody else. */
export function isLocalCaller({ raw, ip }: FastifyRequest): boolean {
  return isLoopback(ip) && proxyHeaders.every((name) => raw.headers[name] === undefined)
}
