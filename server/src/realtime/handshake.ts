import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import type { Socket } from 'socket.io'
import { createConcurrencyLimiter } from '../concurrency/concurrency-limiter.ts'
import type { Config } from '../config/config.ts'
import { AppError } from '../domain/errors.ts'
import type { Viewer } from '../domain/viewer.ts'
import { checkAccess, viewerOf } from '../http/access.ts'
import { bodyOf, refusalOf } from '../http/error-handler.ts'
import { socketRefusals } from '../telemetry/counters.ts'
import { logRejection } from '../telemetry/log-rejections.ts'
import { newRequestId, runInContext, setLogUser } from '../telemetry/request-context.ts'
import type { Tokens } from './client-connections.ts'
import { createConnectionLimit } from './connection-limit.ts'

/** Tabs and devices of one person on one process. */
const screensPerPerson = 20
/** After a restart everybody comes at once: they must not take all connections of the database from the calls. */
const maxConcurrentSignIns = 4

/** Programs send no Origin; a browser's must be ours or listed, or any page could act for its visitor. */
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
 * Signs a socket in by `auth: { token }` or the header auth-token; a refusal carries the body of product.md section 4 as
 * `data`; while the database is away the connection ends instead. A connection tries once: whoever could try again and
 * again on one would keep the database busy.
 */
export function authenticateConnections(tokens: Tokens, log: Logger) {
  const seats = createConnectionLimit(screensPerPerson)
  const tried = new WeakSet<object>()
  const limiter = createConcurrencyLimiter({ maxConcurrent: maxConcurrentSignIns })
  const signIn = async (socket: Socket): Promise<Viewer> => {
    if (tried.has(socket.conn)) throw new AppError('malformed', { message: 'A connection signs in once.' })
    tried.add(socket.conn)
    const token: unknown = socket.handshake.auth.token ?? socket.handshake.headers['auth-token']
    const viewer = await limiter(async () =>
      isOpen(socket) ? viewerOf(tokens.authenticate, token, 'member') : undefined,
    )
    setLogUser(viewer?.userId)
    checkAccess('member', viewer)
    const { userId } = viewer as Viewer
    const leave = seats.take(userId)
    if (!leave) {
      throw new AppError('too_many_requests', { message: 'You are connected too many times. Close some tabs.' })
    }
    if (isOpen(socket)) socket.conn.once('close', leave)
    else leave()
    return viewer as Viewer
  }
  const refuse = (error: unknown, socket: Socket, next: (error: Error) => void) => {
    const body = bodyOf(error)
    socketRefusals.inc({ reason: reasons[body.code] ?? 'sign_in' })
    // A client gives up after a refusal, but connects again by itself after the end of its connection.
    if (body.code === 'unavailable') return socket.conn.close()
    logRejection(log, refusalOf(error))
    next(Object.assign(new Error(body.message), { data: body }))
    // After the refusal has been written.
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

/** Where a socket comes from is known to the proxy alone. */
export const socketContext = (route: string) => ({ requestId: newRequestId(), route, address: '' })
