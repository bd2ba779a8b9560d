import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a connection may be there without asking for anything, once we stop. */
const patienceMs = 500

/**
 * Without this a kept-alive connection with a request under way would hold up the stop for ever, and so would one that
 * never asks for anything: browsers open such connections ahead of time.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false
  const unasked = new Map<Socket, number>()
  app.server.on('connection', (socket: Socket) => {
    unasked.set(socket, Date.now())
    socket.once('close', () => unasked.delete(socket))
  })
  for (const event of ['request', 'upgrade']) {
    app.server.prependListener(event, ({ socket }: { socket: Socket }) => void unasked.delete(socket))
  }
  const closeUnasked = () => {
    for (const [socket, since] of unasked) if (Date.now() - since >= patienceMs) socket.destroy()
  }
  app.addHook('preClose', async () => {
    stopping = true
    setInterval(closeUnasked, patienceMs / 5).unref()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
}
