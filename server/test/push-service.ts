import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushMessage } from '@hearback/contract/accounts/push.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'

const KEY_BYTES = 65
const SALT_BYTES = 16
const TAG_BYTES = 16

/** Decrypts a body like a browser (RFC 8188 and 8291), with a single record. */
function decrypt(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES)
  // The record size and the key length follow the salt.
  const start = SALT_BYTES + 4 + 1
  const senders = body.subarray(start, start + KEY_BYTES)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senders])
  const shared = derive(pair.computeSecret(senders), auth, info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const record = body.subarray(start + KEY_BYTES)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-TAG_BYTES))
  const text = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
  // The delimiter byte of the last record ends the text.
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

interface Received {
  path: string
  headers: IncomingMessage['headers']
  /** Decrypted. */
  message: PushMessage
  /** The encrypted size. */
  bytes: number
}

/** A browser that has subscribed at the service. */
export interface Device {
  path: string
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
}

/** A local push service that knows its devices and decrypts their messages. */
export function pushService() {
  const received: Received[] = []
  const answers = new Map<string, number[]>()
  const readers = new Map<string, (body: Buffer) => PushMessage>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const read = readers.get(path)
    const status = answers.get(path)?.shift() ?? (read ? 201 : 404)
    const body = Buffer.concat(chunks)
    if (read && status < 300) {
      received.push({ path, headers: request.headers, message: read(body), bytes: body.length })
    }
    response.writeHead(status).end()
  })
  let count = 0
  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
  beforeEach(() => {
    received.length = 0
  })
  afterAll(() => new Promise((closed) => server.close(closed)))
  return {
    received,
    /** Sets the next statuses for this device, instead of accepting messages. */
    answer: ({ path }: Device, ...statuses: number[]) => answers.set(path, statuses),
    aDevice(): Device {
      const path = `/send/${count++}`
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16)
      readers.set(path, (body) => JSON.parse(decrypt(body, pair, auth)))
      const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
      return { path, subscription: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } } }
    },
  }
}
