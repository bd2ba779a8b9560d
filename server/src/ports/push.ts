import { createECDH, createHash, ECDH } from 'node:crypto'
import { lookup as resolve } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import webPush from 'web-push'
import { pushes } from '../telemetry/counters.ts'

/** A push subscription: the endpoint at a push service, and the keys that encrypt messages for the browser (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface Push {
  /** The VAPID key that browsers subscribe with. */
  readonly publicKey: string
  /** Whether pushes may be sent to this URL. */
  mayReach(endpoint: string): boolean
  /** Returns `gone` if the subscription will never work again. Throws if a retry may succeed. */
  send(target: PushTarget, message: PushedText): Promise<'sent' | 'refused' | 'gone'>
}

interface PushedText {
  readonly text: string
  /** The topic: a newer message replaces an undelivered one with the same topic (RFC 8030 section 5.4). It is sent as a hash. */
  readonly about: string
  /** Wakes a sleeping device. */
  readonly urgent?: boolean
}

export interface PushOptions {
  /** 32 bytes, unique to the installation, so that no other can push to its devices. */
  privateKey: Buffer
  /** A mailto: or https: contact for push services. */
  contact: string
  /** For tests: allows push services on this machine, by HTTP. */
  loopback?: boolean
}

const DAY_SECONDS = 86_400
const TIMEOUT_MS = 10_000
/** Messages are padded to a multiple of this, to hide their length. */
const STEP_BYTES = 512
const TOPIC_LETTERS = 32

export function newPushKey(): Buffer {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const key = pair.getPrivateKey()
  return Buffer.concat([Buffer.alloc(32 - key.length), key])
}

/** Endpoints come from browsers, so requests are restricted to public addresses by HTTPS, and redirects are not followed (SSRF). */
export function createPush({ privateKey, contact, loopback = false }: PushOptions): Push {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const publicKey = pair.getPublicKey().toString('base64url')
  const vapidDetails = { subject: contact, publicKey, privateKey: privateKey.toString('base64url') }
  const mayReach = (endpoint: string) => (loopback ? isOnThisMachine(endpoint) : isOutside(endpoint))
  return {
    publicKey,
    mayReach,
    async send(target, { text, about, urgent }) {
      const { endpoint, p256dh, auth } = target
      // Nothing can be encrypted for an invalid key.
      if (!(mayReach(endpoint) && isOnCurve(p256dh))) return 'gone'
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, padded(text), {
        vapidDetails,
        TTL: DAY_SECONDS,
        topic: createHash('sha256').update(about).digest('base64url').slice(0, TOPIC_LETTERS),
        urgency: urgent ? 'high' : 'normal',
      })
      try {
        const outcome = outcomeOf(await post(endpoint, details, loopback ? resolve : resolveOutside))
        pushes.inc({ outcome })
        return outcome
      } catch (error) {
        pushes.inc({ outcome: 'failed' })
        throw error
      }
    },
  }
}

function outcomeOf(status: number): 'sent' | 'refused' | 'gone' {
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
  return status < 300 ? 'sent' : 'refused'
}

function padded(text: string): Buffer {
  const bytes = Buffer.from(text)
  const filled = Buffer.alloc(Math.ceil(bytes.length / STEP_BYTES) * STEP_BYTES, ' ')
  bytes.copy(filled)
  return filled
}

function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}

function isOutside(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return !isIP(url.hostname.replace(/^\[|\]$/g, '')) && url.hostname.includes('.')
}

const isOnThisMachine = (endpoint: string) => URL.parse(endpoint)?.hostname === '127.0.0.1'

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
// Public IPv6 addresses are in 2000::/3, except tunnels to IPv4 (6to4, Teredo).
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
tunnels.addSubnet('2002::', 16, 'ipv6')
tunnels.addSubnet('2001::', 32, 'ipv6')

/** Whether an IP address is public, not of this machine or a private network. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !inside.check(address, 'ipv4')
    : outside.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')

/** Checked while connecting, so that a DNS change between check and use has no effect (DNS rebinding). */
const resolveOutside: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const first = addresses[0]
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${name} is not in the public network`), '')
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

interface Details {
  method: string
  headers: Record<string, string | number>
  body: Buffer | null
}

/** Returns the status; the response body is ignored. */
function post(endpoint: string, details: Details, lookup: LookupFunction): Promise<number> {
  const { request } = endpoint.startsWith('https:') ? https : http
  return new Promise((resolved, rejected) => {
    const { method, headers, body } = details
    const asking = request(endpoint, { method, headers, lookup, timeout: TIMEOUT_MS, agent: false }, (answer) => {
      answer.resume()
      resolved(answer.statusCode ?? 500)
    })
    asking.on('timeout', () => asking.destroy(new Error('the push service says nothing')))
    asking.on('error', rejected)
    asking.end(body)
  })
}
