import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { secretHeader } from './forwarder.ts'
import type { Peer } from './peers.ts'

/** Handles requests and upgrades of clients, like the Engine.IO server. */
export interface Engine {
  handleRequest(request: IncomingMessage, response: ServerResponse): void
  handleUpgrade(request: IncomingMessage, socket: Socket, head: Buffer): void
}

interface InternalListener {
  readonly address: Peer
  close(): Promise<void>
}

/** Listens on a free port for requests that other processes forward. Responds 403 without the secret. Throws if it cannot listen on `host`. */
export async function openInternalListener(host: string, engine: Engine): Promise<InternalListener> {
  const secret = randomBytes(24).toString('base64url')
  const server = createServer({ keepAliveTimeout: 60_000 })
  const admits = ({ headers }: IncomingMessage) => {
    const shown = Buffer.from(String(headers[secretHeader] ?? ''))
    delete headers[secretHeader]
    return shown.length === secret.length && timingSafeEqual(shown, Buffer.from(secret))
  }
  server.on('request', (request, response) => {
    if (admits(request)) engine.handleRequest(request, response)
    else response.writeHead(403).end()
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (admits(request)) engine.handleUpgrade(request, socket as Socket, head)
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
  })
  // In a cluster, workers would otherwise share one port.
  server.listen({ host, port: 0, exclusive: true })
  await once(server, 'listening').catch(({ message }: Error) => {
    throw new Error(`SOCKET_PEER_HOST is "${host}", where this machine cannot listen: ${message}`)
  })
  const { port } = server.address() as AddressInfo
  return {
    address: { host, port, secret },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
