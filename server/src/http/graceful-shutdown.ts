import { type Socket, Server as TcpServer } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../domain/errors.ts'

/** How long a connection may stay open without a request, once shutdown has begun. */
const patienceMs = 500
/**
 * How long keep-alive connections stay open after the listener is closed, so that no request meets a closing
 * connection. Requests in this time get `connection: close`. Common clients close connections that are idle for 4
 * seconds.
 */
const lingerMs = 4_500
const shortTurnMs = 0.5

export interface GracefulShutdown {
  /**
   * Call before closing the server: fails `/readyz`, waits `drainMs`, then stops accepting connections. Requests in
   * progress continue. Without `keepAliveGrace`, keep-alive connections end immediately.
   */
  leave(how: { lingers: boolean }): Promise<void>
  /** Call after all other `preClose` hooks were added. */
  letGo(): void
}

/**
 * Shuts down without failing a request. First `/readyz` fails for `drainMs` while everything else is served. Then the
 * listener is closed, and each keep-alive connection ends with its next response.
 */
export function prepareShutdown(app: FastifyInstance, { drainMs }: { drainMs: number }): GracefulShutdown {
  let stopping = false
  let closedAt: number | undefined
  let lingersUntil = 0
  const closeUnasked = watchUnasked(app)
  const isQuiet = watchDoor(app)
  app.addHook('onRequest', async ({ url }) => {
    if (stopping && url === '/readyz') throw new AppError('unavailable')
  })
  app.addHook('onSend', async (_request, reply) => {
    // Not before the listener is closed: a client that reconnects would come back to this process.
    if (closedAt !== undefined) reply.header('connection', 'close')
  })
  return {
    async leave({ lingers }) {
      stopping = true
      await pause(drainMs)
      const deadline = Date.now() + patienceMs
      while (!(await isQuiet()) && Date.now() < deadline);
      // `http.Server.close` would end idle keep-alive connections immediately.
      TcpServer.prototype.close.call(app.server)
      closedAt = Date.now()
      if (lingers) lingersUntil = closedAt + lingerMs
      setInterval(closeUnasked, patienceMs / 5).unref()
    },
    letGo: () =>
      app.addHook('preClose', async () => {
        while (Date.now() < lingersUntil && (await openConnections(app)) > 0) await pause(20)
      }),
  }
}

/**
 * Resolves to whether the accept queue is empty: no connection arrived during one short turn of the event loop.
 * Connections that the system accepted but Node has not are lost when the listener closes.
 */
function watchDoor(app: FastifyInstance): () => Promise<boolean> {
  let came = 0
  app.server.on('connection', () => {
    came += 1
  })
  return async () => {
    await turn()
    const [before, from] = [came, performance.now()]
    await turn()
    return came === before && performance.now() - from < shortTurnMs
  }
}

const openConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0)))

/** Closes connections that never sent a request. Browsers open such connections ahead of time, and they would delay the shutdown indefinitely. */
function watchUnasked(app: FastifyInstance): () => void {
  const unasked = new Map<Socket, number>()
  app.server.on('connection', (socket: Socket) => {
    unasked.set(socket, Date.now())
    socket.once('close', () => unasked.delete(socket))
  })
  for (const event of ['request', 'upgrade']) {
    app.server.prependListener(event, ({ socket }: { socket: Socket }) => void unasked.delete(socket))
  }
  return () => {
    for (const [socket, since] of unasked) if (Date.now() - since >= patienceMs) socket.destroy()
  }
}
