import { type Socket, Server as TcpServer } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../domain/errors.ts'

/** How long a connection may stay open without a request, once shutdown has begun. */
const idleTimeoutMs = 500
/**
 * How long keep-alive connections stay open after the listener is closed, so that no request meets a closing
 * connection. Requests in this time get `connection: close`. Common clients close connections that are idle for 4
 * seconds.
 */
const keepAliveGraceMs = 4_500
const shortTurnMs = 0.5
/** How long to wait for an empty accept queue. On a busy machine hardly any turn of the event loop is short. */
const acceptQueueTimeoutMs = 1_500

export interface GracefulShutdown {
  /**
   * Call before closing the server: fails `/readyz`, waits `drainMs`, then stops accepting connections. Requests in
   * progress continue. Without `keepAliveGrace`, keep-alive connections end immediately.
   */
  drain(how: { keepAliveGrace: boolean }): Promise<void>
  /** Call after all other `preClose` hooks were added. */
  waitForKeepAlive(): void
}

/**
 * Shuts down without failing a request. First `/readyz` fails for `drainMs` while everything else is served. Then the
 * listener is closed, and each keep-alive connection ends with its next response.
 */
export function prepareShutdown(app: FastifyInstance, { drainMs }: { drainMs: number }): GracefulShutdown {
  let stopping = false
  let closedAt: number | undefined
  let graceUntil = 0
  const closeUnused = watchUnused(app)
  const isAcceptQueueEmpty = watchAcceptQueue(app)
  app.addHook('onRequest', async ({ url }) => {
    if (stopping && url === '/readyz') throw new AppError('unavailable')
  })
  app.addHook('onSend', async (_request, reply) => {
    // Not before the listener is closed: a client that reconnects would come back to this process.
    if (closedAt !== undefined) reply.header('connection', 'close')
  })
  return {
    async drain({ keepAliveGrace }) {
      stopping = true
      await pause(drainMs)
      const deadline = Date.now() + acceptQueueTimeoutMs
      while (!(await isAcceptQueueEmpty()) && Date.now() < deadline);
      // `http.Server.close` would end idle keep-alive connections immediately.
      TcpServer.prototype.close.call(app.server)
      closedAt = Date.now()
      if (keepAliveGrace) graceUntil = closedAt + keepAliveGraceMs
      setInterval(closeUnused, idleTimeoutMs / 5).unref()
    },
    waitForKeepAlive: () =>
      app.addHook('preClose', async () => {
        while (Date.now() < graceUntil && (await openConnections(app)) > 0) await pause(20)
      }),
  }
}

/**
 * Resolves to whether the accept queue is empty: no connection arrived during one short turn of the event loop.
 * Connections that the system accepted but Node has not are lost when the listener closes.
 */
function watchAcceptQueue(app: FastifyInstance): () => Promise<boolean> {
  let accepted = 0
  app.server.on('connection', () => {
    accepted += 1
  })
  return async () => {
    await turn()
    const [before, from] = [accepted, performance.now()]
    await turn()
    return accepted === before && performance.now() - from < shortTurnMs
  }
}

const openConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0)))

/** Closes connections that never sent a request. Browsers open such connections ahead of time, and they would delay the shutdown indefinitely. */
function watchUnused(app: FastifyInstance): () => void {
  const unused = new Map<Socket, number>()
  app.server.on('connection', (socket: Socket) => {
    unused.set(socket, Date.now())
    socket.once('close', () => unused.delete(socket))
  })
  for (const event of ['request', 'upgrade']) {
    app.server.prependListener(event, ({ socket }: { socket: Socket }) => void unused.delete(socket))
  }
  return () => {
    for (const [socket, since] of unused) if (Date.now() - since >= idleTimeoutMs) socket.destroy()
  }
}
