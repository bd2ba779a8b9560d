import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

/** An upload may wait for its turn and then take as long as a slow telephone needs. */
const longestRequestMs = 240_000

/** How often connections are looked at: so much later than promised they end. */
const lookEveryMs = 1_000

/** Asked on one connection without waiting for the answers, which are all held in memory; browsers never do. */
const askedAtOnce = 16

/**
 * What somebody may take: to send the headers, and to go on reading an answer. Whoever takes longer is cut off, because a
 * connection that is held costs them nothing and us memory.
 */
export const serverTimeouts = ({ patience }: Config) => ({
  http: {
    headersTimeout: patience.headersMs,
    requestTimeout: longestRequestMs,
    connectionsCheckingInterval: Math.min(lookEveryMs, patience.headersMs),
  },
  requestTimeout: longestRequestMs,
  connectionTimeout: patience.stallMs,
})

/** The body of a call is small and must arrive in its time; files have a longer one of their own. */
export function limitBodyTime(app: FastifyInstance, { patience }: Config): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
    if (!hasBody || raw.headers['content-type']?.startsWith('multipart/')) return
    const late = setTimeout(() => raw.destroy(), patience.bodyMs)
    for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(late))
  })
}

/** Ends a connection that asks on and on without taking the answers: a packet of small requests would fill the memory. */
export function limitPipelining(app: FastifyInstance): void {
  const asked = new WeakMap<Socket, number>()
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (asked.get(socket) ?? 0) + 1
    asked.set(socket, count)
    if (count > askedAtOnce) socket.destroy()
    response.once('close', () => asked.set(socket, (asked.get(socket) ?? 1) - 1))
  })
}

/** Asked for once, the address of a connection stays known after whoever was there has hung up. One that is gone by now asks nothing. */
export function captureRemoteAddress(app: FastifyInstance): void {
  app.server.on('connection', (socket) => {
    if (!socket.remoteAddress) socket.destroy()
  })
}
