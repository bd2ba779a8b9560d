import { type Socket, Server as TcpServer } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../domain/errors.ts'

/** How long a connection may be there without asking for anything, once we stop. */
const patienceMs = 500
/**
 * How long kept connections are left open once nobody new is let in, so that no request meets one that is just being closed:
 * who asks in this time learns it from the answer, and programs that do not ask for 4 seconds close theirs by themselves.
 */
const lingerMs = 4_500
const shortTurnMs = 0.5

export interface GracefulShutdown {
  /**
   * To be called before the server is closed: others hear of it, then nobody new is let in. What is under way goes on.
   * Unless it `lingers`, kept connections end with it at once.
   */
  leave(how: { lingers: boolean }): Promise<void>
  /** To be called once all other `preClose` hooks were added. */
  letGo(): void
}

/**
 * Stops so that nobody's request fails: first `/readyz` says so for `drainMs` while everything else goes on, then new
 * connections go elsewhere, and each kept one ends with its next answer.
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
    // Not before: who had to connect again would come back here.
    if (closedAt !== undefined) reply.header('connection', 'close')
  })
  return {
    async leave({ lingers }) {
      stopping = true
      await pause(drainMs)
      const deadline = Date.now() + patienceMs
      while (!(await isQuiet()) && Date.now() < deadline);
      // Not the method of HTTP servers, which ends kept connections at once.
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
 * Whether nobody came within a turn that was too short for anybody to come meanwhile: what the system has let in and we have
 * not taken yet is lost when the door closes, so that is done right then.
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

/**
 * Without this a connection that never asks for anything would hold up the stop for ever: browsers open such connections
 * ahead of time.
 */
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
