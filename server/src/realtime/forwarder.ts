import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Peer } from './peers.ts'

/** Authenticates requests to the internal listener of another process. */
export const secretHeader = 'hearback-process-secret'

const connectTimeoutMs = 2_000
const endTimeoutMs = 2_000
/** Hop-by-hop headers, and headers that clients must not set. */
const ownHeaders = new Set(['connection', 'keep-alive', 'expect', secretHeader, 'x-forwarded-for'])

interface Forwarder {
  /** Proxies the request to the peer. Responds "Session ID unknown" if the peer is unreachable, so that the client reconnects. */
  request(peer: Peer, request: IncomingMessage, response: ServerResponse): void
  /** Pipes the client's connection and one to the peer into each other. */
  upgrade(peer: Peer, request: IncomingMessage, socket: Socket, head: Buffer): void
  /** Closes all proxied connections. */
  close(): void
}

/** `timeoutMs`: how long a peer may hold a long poll. */
export function createForwarder(timeoutMs: number): Forwarder {
  const agent = new http.Agent({ keepAlive: true })
  const pipes = new Set<Socket>()
  return {
    request({ host, port, secret }, request, response) {
      const { method, url: path } = request
      const headers = { ...forwardedHeaders(request), [secretHeader]: secret }
      const onward = http.request({ host, port, method, path, headers, agent, timeout: timeoutMs })
      onward.on('response', (answer) => {
        const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = answer.headers
        response.writeHead(answer.statusCode ?? 502, rest)
        answer.on('error', () => response.destroy())
        answer.pipe(response)
      })
      onward.on('timeout', () => onward.destroy(new Error('the other process does not answer')))
      onward.on('error', () => (response.headersSent ? response.destroy() : refuseSession(response)))
      response.on('close', () => response.writableFinished || onward.destroy())
      request.on('error', () => onward.destroy())
      request.pipe(onward)
    },
    upgrade({ host, port, secret }, request, socket, head) {
      const onward = connect({ host, port, keepAlive: true, keepAliveInitialDelay: 30_000 })
      pipes.add(socket)
      onward.setTimeout(connectTimeoutMs, () => onward.destroy(new Error('the other process does not answer')))
      onward.on('connect', () => {
        onward.setTimeout(0)
        onward.write(headOf(request, secret), 'latin1')
        onward.write(head)
        socket.pipe(onward).pipe(socket)
      })
      onward.on('error', () => onward.bytesRead === 0 && refuseUpgrade(socket))
      onward.on('close', () => endSoon(socket))
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        pipes.delete(socket)
        endSoon(onward)
      })
    },
    close() {
      for (const socket of pipes) socket.destroy()
      agent.destroy()
    },
  }
}

/** Flushes pending writes, and destroys the socket if the other side does not read them in time. */
function endSoon(socket: Socket): void {
  socket.end()
  socket.setTimeout(endTimeoutMs, () => socket.destroy())
}

const forwardedHeaders = (request: IncomingMessage) => ({
  ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => !ownHeaders.has(name))),
  'x-forwarded-for': forwardedFor(request),
})

function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ')
}

/** The original request head without our internal headers. Its Connection and Upgrade headers are kept. */
function headOf(request: IncomingMessage, secret: string): string {
  const { method, url, httpVersion, rawHeaders } = request
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    const isOurs = name.toLowerCase() !== 'connection' && ownHeaders.has(name.toLowerCase())
    if (!isOurs) lines.push(`${name}: ${rawHeaders[at + 1]}`)
  }
  lines.push(`x-forwarded-for: ${forwardedFor(request)}`, `${secretHeader}: ${secret}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

// The response of Engine.IO to an unknown session.
const unknown = JSON.stringify({ code: 1, message: 'Session ID unknown' })

export function refuseSession(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'application/json' }).end(unknown)
}

export function refuseUpgrade(socket: Socket): void {
  const head = ['HTTP/1.1 400 Bad Request', 'Connection: close', 'Content-Type: application/json']
  socket.end(`${head.join('\r\n')}\r\nContent-Length: ${unknown.length}\r\n\r\n${unknown}`)
}
