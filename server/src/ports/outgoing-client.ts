import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { isLoopback } from '../config/loopback.ts'

/** Requests addresses that users name. Every request to such an address goes through it (SSRF). */
export interface OutgoingClient {
  /** Whether the URL may be requested, as far as its text tells. Its host may still resolve to a private address. */
  mayReach(url: string | URL): boolean
  /**
   * Reads the whole response within the limits, so the returned one is complete. Throws `OutgoingRefused` for an
   * address that is not allowed, a `TimeoutError` after `timeoutMs`, `ResponseTooLarge`, or the error of the network.
   */
  fetch(url: string | URL, init?: OutgoingInit): Promise<Response>
}

export interface OutgoingInit {
  readonly method?: string
  readonly headers?: ConstructorParameters<typeof Headers>[0]
  readonly body?: string | Uint8Array
  readonly signal?: AbortSignal
  /** For the whole request with its redirects, until the last byte of the response. Default 10 s. */
  readonly timeoutMs?: number
  /** Of the response body as it arrives. Bodies are not decompressed. Default 1 MB. */
  readonly maxBytes?: number
  /** A longer body fails, or is cut at `maxBytes`. Default: fails. */
  readonly overflow?: 'fail' | 'cut'
  /** `refuse` returns a redirect as the response (the default), `follow` checks each new address like the first. */
  readonly redirects?: 'refuse' | 'follow'
}

interface OutgoingOptions {
  /** For tests and trials: also allows services on this machine, by HTTP. */
  loopback?: boolean
  /** Resolves host names. Default: like the system. */
  lookup?: LookupFunction
  /** For tests: certificates of further authorities. */
  ca?: string
}

export class OutgoingRefused extends Error {
  override name = 'OutgoingRefused'
}

export class ResponseTooLarge extends Error {
  override name = 'ResponseTooLarge'
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 1_000_000
const MAX_REDIRECTS = 5
/** Ports below are of system services other than HTTPS (SSH, SMTP), which no request may reach. */
const FIRST_USER_PORT = 1_024
const WITHOUT_BODY = [204, 205, 304]

const forbidden = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  forbidden.addSubnet(net, bits, 'ipv4')
// The metadata service of Azure has a public address.
forbidden.addAddress('168.63.129.16', 'ipv4')
// Protocol assignments with Teredo, documentation, 6to4.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  forbidden.addSubnet(net, bits, 'ipv6')
/** Outside of it are IPv4-mapped, NAT64, link-local, unique local and multicast addresses. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is public, not of this machine or a private network (IANA special-purpose registries). */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !forbidden.check(address, 'ipv4')
  return version === 6 && globalUnicast.check(address, 'ipv6') && !forbidden.check(address, 'ipv6')
}

export function createOutgoingClient({ loopback, lookup, ca }: OutgoingOptions = {}): OutgoingClient {
  const isAllowed = (address: string) => isPublicAddress(address) || (loopback === true && isLoopback(address))
  const check = (url: string | URL) => checkedUrl(url, isAllowed, loopback === true)
  const connection = { lookup: checkedLookup(lookup ?? systemLookup, isAllowed), ...(ca && { ca }) }
  return {
    mayReach(url) {
      try {
        return check(url) !== undefined
      } catch {
        return false
      }
    },
    async fetch(url, init = {}) {
      const timeout = AbortSignal.timeout(init.timeoutMs ?? TIMEOUT_MS)
      const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
      let step: Step = { url: check(url), ...requestOf(init) }
      for (let redirects = 0; ; redirects++) {
        const response = await send(step, { ...init, signal }, connection)
        const location = response.headers.get('location')
        if (init.redirects !== 'follow' || !location || !isRedirect(response.status)) return response
        if (redirects === MAX_REDIRECTS) throw new OutgoingRefused(`more than ${MAX_REDIRECTS} redirects`)
        step = redirected(step, response.status, check(new URL(location, step.url)))
      }
    },
  }
}

interface Step {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly body: string | Uint8Array | undefined
}

function requestOf({ method = 'GET', headers, body }: OutgoingInit): Omit<Step, 'url'> {
  const all = new Headers(headers)
  // A small compressed body could become a large one.
  all.set('accept-encoding', 'identity')
  if (!all.has('accept')) all.set('accept', '*/*')
  return { method, headers: all, body }
}

/** Throws `OutgoingRefused` unless the URL is one of HTTPS at a name or a public address, without user and password. */
function checkedUrl(value: string | URL, isAllowed: (address: string) => boolean, loopback: boolean): URL {
  const url = URL.parse(String(value))
  if (!url) throw new OutgoingRefused('the address is not a URL')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.username || url.password) throw new OutgoingRefused('the address contains a user or a password')
  if (loopback && isLoopback(host) && /^https?:$/.test(url.protocol)) return url
  if (url.protocol !== 'https:') throw new OutgoingRefused('the address is not one of HTTPS')
  if (url.port && Number(url.port) < FIRST_USER_PORT) throw new OutgoingRefused(`port ${url.port} is not allowed`)
  if (!isPublicHost(host, isAllowed)) throw new OutgoingRefused(`${host} is not public`)
  return url
}

/** Names without a dot are of the local network, also as absolute names with a dot at their end (RFC 1034 section 3.1). */
const isPublicHost = (host: string, isAllowed: (address: string) => boolean) =>
  isIP(host) ? isAllowed(host) : host.replace(/\.$/u, '').includes('.')

/** Checks while connecting, so that a DNS change between check and use has no effect (DNS rebinding). */
function checkedLookup(lookup: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      const problem = error ?? problemOf(name, addresses, isAllowed)
      const first = addresses[0]
      if (problem || !first) done(problem, '')
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

/** A single forbidden address refuses the name, because the connection may use any of them. */
function problemOf(name: string, addresses: readonly LookupAddress[], isAllowed: (address: string) => boolean) {
  if (addresses.length === 0) return new Error(`${name} has no address`)
  const isPublic = addresses.every(({ address }) => isAllowed(address))
  return isPublic ? null : new OutgoingRefused(`${name} is not in the public network`)
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

/** The next request, by the Fetch standard: 303 becomes GET, credentials stay with their origin. */
function redirected({ url, method, headers, body }: Step, status: number, next: URL): Step {
  const kept = new Headers(headers)
  if (next.origin !== url.origin) for (const name of ['authorization', 'cookie']) kept.delete(name)
  const becomesGet = status === 303 ? method !== 'HEAD' : status < 303 && method === 'POST'
  if (!becomesGet) return { url: next, method, headers: kept, body }
  for (const name of ['content-type', 'content-length']) kept.delete(name)
  return { url: next, method: 'GET', headers: kept, body: undefined }
}

type Limits = Pick<OutgoingInit, 'maxBytes' | 'overflow'> & { readonly signal: AbortSignal }

/** Each request has a connection of its own, so proxies of the environment and checks of earlier requests play no part. */
function send(step: Step, limits: Limits, connection: { lookup: LookupFunction; ca?: string }): Promise<Response> {
  const { url, method, headers, body } = step
  const { signal } = limits
  return new Promise((resolved, rejected) => {
    if (signal.aborted) return rejected(signal.reason)
    const { request } = url.protocol === 'https:' ? https : http
    const outgoing = request(url, { method, headers: Object.fromEntries(headers), agent: false, ...connection })
    const stop = () => {
      rejected(signal.reason)
      outgoing.destroy()
    }
    signal.addEventListener('abort', stop, { once: true })
    let answered = false
    outgoing.on('response', (answer) => {
      answered = true
      read(answer, limits)
        .then((bytes) => resolved(toResponse(answer, bytes, url)))
        .catch(rejected)
        .finally(() => outgoing.destroy())
    })
    outgoing.on('error', rejected)
    outgoing.on('close', () => {
      signal.removeEventListener('abort', stop)
      // An answer that switches protocols ends the connection without a response.
      if (!answered) rejected(new Error('the connection ended without a response'))
    })
    outgoing.end(body)
  })
}

async function read(answer: IncomingMessage, { maxBytes = MAX_BYTES, overflow }: Limits): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size <= maxBytes) continue
    if (overflow === 'cut') break
    throw new ResponseTooLarge(`the response is longer than ${maxBytes} bytes`)
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

function toResponse({ statusCode = 0, rawHeaders }: IncomingMessage, body: Buffer, url: URL): Response {
  // `Response` allows no other statuses, and a service may answer 999.
  if (statusCode < 200 || statusCode > 599) throw new Error(`the status ${statusCode} does not exist`)
  const headers = new Headers()
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const [name, value] = [rawHeaders[index], rawHeaders[index + 1]]
    if (name && value !== undefined) headers.append(name, value)
  }
  const content = WITHOUT_BODY.includes(statusCode) ? null : new Uint8Array(body)
  return Object.defineProperty(new Response(content, { status: statusCode, headers }), 'url', { value: url.href })
}
