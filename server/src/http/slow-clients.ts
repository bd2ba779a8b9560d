import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

/** An upload may wait for the concurrency limiter, and then take as long as a slow mobile connection needs. */
const requestTimeoutMs = 240_000

/** The interval of connection checks: timeouts end up to this much late. */
const checkIntervalMs = 1_000

/** Maximum pipelined requests of a connection, whose responses are all held in memory. Browsers do not pipeline. */
const maxPipelined = 16

/**
 * Timeouts against slow clients: for sending headers, and for reading a response. A held connection costs the client
 * nothing and the server memory.
 */
export const serverTimeouts = ({ timeouts }: Config) => ({
  http: {
    headersTimeout: timeouts.headersMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(checkIntervalMs, timeouts.headersMs),
  },
  requestTimeout: requestTimeoutMs,
  connectionTimeout: timeouts.stallMs,
})

/** Cuts off requests whose body is not complete after `bodyMs`. File uploads have a longer timeout of their own. */
export function limitBodyTime(app: FastifyInstance, { timeouts }: Config): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
    if (!hasBody || raw.headers['content-type']?.startsWith('multipart/')) return
    const late = setTimeout(() => raw.destroy(), timeouts.bodyMs)
    for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(late))
  })
}

/** Ends connections that pipeline requests without reading the responses, because small packets could fill the memory. */
export function limitPipelining(app: FastifyInstance): void {
  const asked = new WeakMap<Socket, number>()
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (asked.get(socket) ?? 0) + 1
    asked.set(socket, count)
    if (count > maxPipelined) socket.destroy()
    response.once('close', () => asked.set(socket, (asked.get(socket) ?? 1) - 1))
  })
}

/** Reads `remoteAddress` early: Node caches it, and it is undefined after the peer disconnects. Drops connections that are gone already. */
export function captureRemoteAddress(app: FastifyInstance): void {
  app.server.on('connection', (socket) => {
    if (!socket.remoteAddress) socket.destroy()
  })
}
