import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import type { Socket } from 'socket.io'
import { createConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import type { Config } from '../config/config.ts'
import { AppError } from '../domain/errors.ts'
import type { Viewer } from '../domain/viewer.ts'
import { checkAccess, viewerOf } from '../http/access.ts'
import { errorBodyOf, refusalOf } from '../http/error-handler.ts'
import { socketRefusals } from '../telemetry/counters.ts'
import { logRejection } from '../telemetry/log-rejections.ts'
import { newRequestId, runInContext, setLogUser } from '../telemetry/request-context.ts'
import type { Tokens } from './client-connections.ts'
import { createConnectionLimit } from './connection-limit.ts'

/** Tabs and devices of one user on one process. */
const maxConnectionsPerUser = 20
/** After a restart all clients reconnect together. The limit leaves database connections for HTTP requests. */
const maxConcurrentSignIns = 4

/** Whether the Origin is allowed. Browsers must send ours or a listed one, else any site could act for its visitor. Native clients send none. */
export function mayConnect(
  headers: IncomingHttpHeaders,
  { publicUrl, corsOrigins }: Pick<Config, 'publicUrl' | 'corsOrigins'>,
): boolean {
  const { origin, host } = headers
  if (origin === undefined || corsOrigins.includes(origin)) return true
  return origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === host)
}

const isOpen = ({ conn }: Socket): boolean => conn.readyState === 'open'

/**
 * Middleware that authenticates a socket by `auth: { token }` or the header auth-token. A refusal carries the error
 * body of product.md section 4 as `data`. While the database is unreachable, it closes the connection instead. Each
 * connection may try once, because repeated attempts would keep the database busy.
 */
export function authenticateConnections(tokens: Tokens, log: Logger) {
  const connectionLimit = createConnectionLimit(maxConnectionsPerUser)
  const tried = new WeakSet<object>()
  const limiter = createConcurrencyLimiter({ maxConcurrent: maxConcurrentSignIns })
  const signIn = async (socket: Socket): Promise<Viewer> => {
    if (tried.has(socket.conn)) throw new AppError('malformed', { message: 'A connection can only sign in once.' })
    tried.add(socket.conn)
    const token: unknown = socket.handshake.auth.token ?? socket.handshake.headers['auth-token']
    const viewer = await limiter(async () =>
      isOpen(socket) ? viewerOf(tokens.authenticate, token, 'member') : undefined,
    )
    setLogUser(viewer?.userId)
    checkAccess({ access: 'member' }, viewer)
    const { userId } = viewer as Viewer
    const leave = connectionLimit.take(userId)
    if (!leave) {
      throw new AppError('too_many_requests', { message: 'You have too many open connections. Close some tabs.' })
    }
    if (isOpen(socket)) socket.conn.once('close', leave)
    else leave()
    return viewer as Viewer
  }
  const refuse = (error: unknown, socket: Socket, next: (error: Error) => void) => {
    const body = errorBodyOf(error)
    socketRefusals.inc({ reason: reasons[body.code] ?? 'sign_in' })
    // A client stops after a refusal, but reconnects by itself after its connection ends.
    if (body.code === 'unavailable') return socket.conn.close()
    logRejection(log, refusalOf(error))
    next(Object.assign(new Error(body.message), { data: body }))
    // After the refusal is written.
    setImmediate(() => socket.conn.close())
  }
  const admitOne = (socket: Socket, next: (error?: Error) => void) =>
    signIn(socket)
      .then((viewer) => {
        socket.data.viewer = viewer
        next()
      })
      .catch((error: unknown) => refuse(error, socket, next))
  return (socket: Socket, next: (error?: Error) => void) => {
    void runInContext(socketContext('socket connect'), () => admitOne(socket, next))
  }
}

const reasons: Record<string, 'too_many' | 'database' | undefined> = {
  too_many_requests: 'too_many',
  unavailable: 'database',
}

/** The address is empty, because behind a proxy only the proxy knows it. */
export const socketContext = (route: string) => ({ requestId: newRequestId(), route, address: '' })
