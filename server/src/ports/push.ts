import { createECDH, createHash, ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import webPush from 'web-push'
import { isLoopback } from '../config/loopback.ts'
import { pushes } from '../telemetry/counters.ts'
import type { OutgoingClient } from './outgoing-client.ts'

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
  outgoing: OutgoingClient
}

const DAY_SECONDS = 86_400
const TIMEOUT_MS = 10_000
/** The response says nothing but its status. */
const MAX_ANSWER_BYTES = 1_000
/** Messages are padded to a multiple of this, to hide their length. */
const STEP_BYTES = 512
const TOPIC_LETTERS = 32

export function newPushKey(): Buffer {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const key = pair.getPrivateKey()
  return Buffer.concat([Buffer.alloc(32 - key.length), key])
}

/** Endpoints come from browsers, so they are requested by the guarded client, which does not follow redirects here (SSRF). */
export function createPush({ privateKey, contact, outgoing }: PushOptions): Push {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const publicKey = pair.getPublicKey().toString('base64url')
  const vapidDetails = { subject: contact, publicKey, privateKey: privateKey.toString('base64url') }
  const mayReach = (endpoint: string) => outgoing.mayReach(endpoint) && isNamed(endpoint)
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
        const outcome = outcomeOf(await post(outgoing, endpoint, details))
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

/** Push services have names and the usual port. Services on this machine, of tests and trials, are excepted. */
function isNamed(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (!url) return false
  return isLoopback(url.hostname) || !(url.port || isIP(url.hostname.replace(/^\[|\]$/g, '')))
}

interface Details {
  method: string
  headers: Record<string, string | number>
  body: Buffer | null
}

async function post(outgoing: OutgoingClient, endpoint: string, { method, headers, body }: Details): Promise<number> {
  const { status } = await outgoing.fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(body && { body }),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
    overflow: 'cut',
  })
  return status
}
