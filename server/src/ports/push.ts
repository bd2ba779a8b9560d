import { createECDH, createHash, ECDH } from 'node:crypto'
import { lookup as resolve } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import webPush from 'web-push'
import { pushes } from '../telemetry/counters.ts'

/** A browser's own address at its push service, with the keys by which it alone can read what is sent there. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface Push {
  /** What browsers subscribe with. */
  readonly publicKey: string
  /** Whether we would ever ask this address for anything. */
  mayReach(endpoint: string): boolean
  /** Sends; `gone` where the service will never take anything for this device again. Throws when it may later. */
  send(target: PushTarget, message: PushedText): Promise<'sent' | 'refused' | 'gone'>
}

interface PushedText {
  readonly text: string
  /** What has not been delivered yet is replaced by the same that comes again; it tells the service nothing. */
  readonly about: string
  /** A device that sleeps is woken. */
  readonly urgent?: boolean
}

export interface PushOptions {
  /** 32 bytes: the installation's own, so that no other can push to its devices. */
  privateKey: Buffer
  /** mailto: or https:, where a push service may ask about us. */
  contact: string
  /** For tests: services on this machine, by HTTP. */
  loopback?: boolean
}

const DAY_SECONDS = 86_400
const PATIENCE = 10_000
/** Texts are filled up to a multiple of this, so that their length says nothing of what is in them. */
const STEP_BYTES = 512
const TOPIC_LETTERS = 32

export function newPushKey(): Buffer {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const key = pair.getPrivateKey()
  return Buffer.concat([Buffer.alloc(32 - key.length), key])
}

/** The addresses are what browsers told us: only public ones are asked, by HTTPS, and none is followed elsewhere. */
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
      // A key that is none can never be written to.
      if (!(mayReach(endpoint) && isOnCurve(p256dh))) return 'gone'
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, filledUp(text), {
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

function filledUp(text: string): Buffer {
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
// Of the newer addresses those are public that begin with 2 or 3, but for the ways back to the older ones.
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
tunnels.addSubnet('2002::', 16, 'ipv6')
tunnels.addSubnet('2001::', 32, 'ipv6')

/** Whether an address belongs to the public network, and not to this machine or the networks around it. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !inside.check(address, 'ipv4')
    : outside.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')

/** Asked at the moment of connecting, so that a name cannot lead elsewhere between question and use. */
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

/** The status of the answer; its body is of no use. */
function post(endpoint: string, details: Details, lookup: LookupFunction): Promise<number> {
  const { request } = endpoint.startsWith('https:') ? https : http
  return new Promise((resolved, rejected) => {
    const { method, headers, body } = details
    const asking = request(endpoint, { method, headers, lookup, timeout: PATIENCE, agent: false }, (answer) => {
      answer.resume()
      resolved(answer.statusCode ?? 500)
    })
    asking.on('timeout', () => asking.destroy(new Error('the push service says nothing')))
    asking.on('error', rejected)
    asking.end(body)
  })
}
