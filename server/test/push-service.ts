import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { PushMessage } from '@hearback/contract/push.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'

// The library that the one under test encrypts with; decrypting is its other half.
const require = createRequire(createRequire(import.meta.url).resolve('web-push'))
const ece = require('http_ece') as {
  decrypt(body: Buffer, options: { version: string; privateKey: unknown; authSecret: string }): Buffer
}

interface Received {
  path: string
  headers: IncomingMessage['headers']
  /** As the device reads it. */
  message: PushMessage
  /** Of what was sent. */
  bytes: number
}

/** A browser that has subscribed at the service. */
export interface Device {
  path: string
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
}

/** A push service of a browser on this machine, which knows its devices and reads what they read. */
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
    /** What the service answers next about this device, instead of taking the message. */
    answer: ({ path }: Device, ...statuses: number[]) => answers.set(path, statuses),
    aDevice(): Device {
      const path = `/send/${count++}`
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16).toString('base64url')
      readers.set(path, (body) =>
        JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString()),
      )
      const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
      return { path, subscription: { endpoint, keys: { p256dh, auth } } }
    },
  }
}
