import type { Server as HttpServer, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from 'socket.io'

/** The timeout for close handshakes. */
const timeoutMs = 2_000

/** Closes all connections, so that clients reconnect elsewhere. Destroys those that do not complete the close in time. */
export type CloseConnections = () => Promise<void>

export function trackConnections(http: HttpServer, io: Server): CloseConnections {
  const upgraded = new Set<Duplex>()
  const waiting = new Set<ServerResponse>()
  let isClosing = false
  http.prependListener('upgrade', (_request, socket) => {
    upgraded.add(socket)
    // Node removes its listener at the upgrade, and without one an error would end the process.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => upgraded.delete(socket))
  })
  io.engine.use((request: { headers: { upgrade?: string } }, response: ServerResponse, next: () => void) => {
    if (!request.headers.upgrade) {
      waiting.add(response)
      response.on('close', () => waiting.delete(response))
      // Otherwise the server would wait for keep-alive connections reserved for the next poll.
      if (isClosing) response.setHeader('connection', 'close')
    }
    next()
  })
  return async () => {
    isClosing = true
    for (const response of waiting) if (!response.headersSent) response.setHeader('connection', 'close')
    io.engine.close()
    const deadline = Date.now() + timeoutMs
    while (upgraded.size + waiting.size > 0 && Date.now() < deadline) await pause(10)
    for (const socket of upgraded) socket.destroy()
    for (const { socket } of waiting) socket?.destroy()
  }
}
