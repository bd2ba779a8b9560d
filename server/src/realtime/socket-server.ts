import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import {
  type ClientEvent,
  clientEvents,
  type ServerEvent,
  type ServerPayload,
} from '@hearback/contract/hiring/chat-events.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import type * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import { AppError } from '../domain/errors.ts'
import { findPartyId, type Viewer } from '../domain/viewer.ts'
import { isAllowedHost } from '../http/allowed-hosts.ts'
import { withAbsoluteUrls } from '../http/cors.ts'
import { refusalOf } from '../http/error-handler.ts'
import { unknownFields } from '../http/input/unknown-fields.ts'
import { invalidInput } from '../http/input/validate-input.ts'
import type { Redis } from '../ports/redis.ts'
import { socketRefusals } from '../telemetry/counters.ts'
import { logRejection } from '../telemetry/log-rejections.ts'
import { runInContext } from '../telemetry/request-context.ts'
import { acknowledgeEvents, type EventReply } from './acknowledge-events.ts'
import { createClusterAdapter } from './adapter.ts'
import { disconnectSlowConsumers } from './backpressure.ts'
import { type ClientConnection, partyRoom, type Tokens, userRoom } from './client-connections.ts'
import { trackConnections } from './close-connections.ts'
import { authenticateConnections, mayConnect, socketContext } from './handshake.ts'
import { joinProcesses, type Processes } from './processes.ts'
import { watchSessions } from './watch-sessions.ts'

type Payload<E extends ClientEvent> = z.output<(typeof clientEvents)[E]>
interface Target {
  /** Sockets to exclude: a socket id, or rooms. */
  readonly except?: string | readonly string[]
  /** May be dropped, for instance when the client reads slowly. */
  readonly volatile?: boolean
}

/** The socket server. It knows rooms and users but no feature; the pushes of a feature are in its *.live.ts. */
export interface Realtime {
  /** Registers the handler of a client event. Events of a user are handled in order; the result is sent as acknowledgement. */
  handle<E extends ClientEvent>(
    event: E,
    handler: (client: ClientConnection, payload: Payload<E>) => Promise<unknown>,
  ): void
  /** Called when a socket has connected or disconnected. The same user may have other sockets. */
  onConnect(listener: (client: ClientConnection) => void): void
  onDisconnect(listener: (client: ClientConnection) => void): void
  /** Sends once to every socket in any of the rooms, across the cluster. */
  emit<E extends ServerEvent>(
    rooms: string | readonly string[],
    event: E,
    payload: ServerPayload<E>,
    target?: Target,
  ): void
  /** Removes all sockets in `room` from `rooms`, across the cluster. */
  removeFromRooms(room: string, rooms: readonly string[]): void
  /** Whether a socket is in the room, across the cluster. */
  isOccupied(room: string): Promise<boolean>
  /** Connected sockets and users of this process. */
  counts(): { clients: number; people: number }
  /** Acknowledges received events, closes connections so that clients reconnect elsewhere, and leaves the cluster; within 6 seconds. */
  close(): Promise<void>
}

type Handlers = Map<ClientEvent, (client: ClientConnection, payload: never) => Promise<unknown>>
interface RealtimeOptions {
  readonly config: Config
  readonly tokens: Tokens
  readonly log: Logger
  /** Called before a connection is accepted; rejects with an AppError to refuse it. */
  readonly admit: (request: IncomingMessage) => Promise<void>
  /** Set when several processes form one installation; closed with the server. */
  readonly redis: Redis | undefined
}

export async function createRealtime(
  http: HttpServer,
  { config, tokens, log, admit, redis }: RealtimeOptions,
): Promise<Realtime> {
  let isClosing = false
  let processes: Processes | undefined
  const mayOpen = async (request: IncomingMessage): Promise<boolean> => {
    try {
      checkOrigin(request.headers, config)
      await admit(request)
      return true
    } catch (error) {
      refuseConnection(log, error)
      return false
    }
  }
  const io = new Server(http, {
    ...engineOptions(config),
    allowRequest: (request, answer) => {
      // Nothing has been changed, so a proxy retries on another process, or the client reconnects.
      if (isClosing) request.destroy()
      else void mayOpen(request).then((isAllowed) => answer(null, isAllowed))
    },
    ...(redis && { adapter: createClusterAdapter(redis, () => processes?.markMissed()) }),
  })
  const closeConnections = trackConnections(http, io)
  disconnectSlowConsumers(io)
  // Same as for HTTP responses.
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff'
  })
  const connectListeners: ((client: ClientConnection) => void)[] = []
  const disconnectListeners: ((client: ClientConnection) => void)[] = []
  const handlers: Handlers = new Map()
  /** One emit reaches sockets of all origins, so file URLs are absolute as soon as CORS_ORIGINS is set. */
  const addressed = <T>(payload: T): T =>
    config.corsOrigins.length > 0 ? withAbsoluteUrls(payload, config.publicUrl) : payload
  const dispatch = dispatchTo(handlers)
  const events = acknowledgeEvents(async (...event) => addressed(await dispatch(...event)), log)
  io.use(authenticateConnections(tokens, log))
  io.on('connection', (socket) => {
    const client = screenOf(socket)
    const party = findPartyId(client.viewer)
    void socket.join([userRoom(client.viewer.userId), ...(party === undefined ? [] : [partyRoom(party)])])
    events.listen(socket, client)
    socket.on('disconnect', () => {
      // A socket that leaves its namespace but keeps the connection would never be cleaned up.
      socket.conn.close()
      for (const listener of disconnectListeners) listener(client)
    })
    for (const listener of connectListeners) listener(client)
  })
  if (redis) processes = await joinProcesses(io, redis, config)
  const stopWatching = watchSessions(io, tokens, { log, isShared: redis !== undefined })
  return {
    handle: (event, handler) => void handlers.set(event, handler),
    onConnect: (listener) => void connectListeners.push(listener),
    onDisconnect: (listener) => void disconnectListeners.push(listener),
    emit(rooms, event, payload, { except = [], volatile = false } = {}) {
      const target = io.to(rooms as string | string[]).except(except as string | string[])
      ;(volatile ? target.volatile : target).emit(event, addressed(payload))
    },
    removeFromRooms: (room, rooms) => io.in(room).socketsLeave([...rooms]),
    counts: () => ({
      clients: io.sockets.sockets.size,
      people: new Set([...io.sockets.sockets.values()].map((socket) => (socket.data.viewer as Viewer).userId)).size,
    }),
    isOccupied: async (room) => io.sockets.adapter.rooms.has(room) || (await processes?.isOccupied(room)) === true,
    async close() {
      isClosing = true
      stopWatching()
      await events.finish()
      await closeConnections()
      await processes?.close()
    },
  }
}

function engineOptions({ socket: settings, corsOrigins }: Config) {
  return {
    ...(corsOrigins.length > 0 && { cors: { origin: corsOrigins } }),
    path: settings.path,
    pingInterval: settings.pingIntervalMs,
    pingTimeout: settings.pingTimeoutMs,
    connectTimeout: settings.connectTimeoutMs,
    maxHttpBufferSize: settings.maxFrameBytes,
    serveClient: false,
  }
}

/** Engine.IO handles requests before Fastify does, so the Host header is checked here too. */
function checkOrigin(headers: IncomingHttpHeaders, config: Config): void {
  if (!isAllowedHost(headers.host, config)) throw new AppError('not_allowed', { reason: 'host not allowed' })
  if (!mayConnect(headers, config)) throw new AppError('not_allowed', { reason: 'origin not allowed' })
}

function refuseConnection(log: Logger, error: unknown): void {
  const refusal = refusalOf(error)
  socketRefusals.inc({ reason: refusal.code === 'too_many_requests' ? 'too_many' : 'origin' })
  runInContext(socketContext('socket connect'), () => logRejection(log, refusal))
}

function screenOf(socket: Socket): ClientConnection {
  return {
    id: socket.id,
    viewer: socket.data.viewer as Viewer,
    join: async (room) => socket.join(room),
    leave: async (room) => socket.leave(room),
    isIn: (room) => socket.rooms.has(room),
  }
}

const dispatchTo =
  (handlers: Handlers) =>
  async (client: ClientConnection, event: string, payload: unknown): Promise<EventReply> => {
    const schema = Object.hasOwn(clientEvents, event) ? clientEvents[event as ClientEvent] : undefined
    if (!schema) throw new AppError('not_found', { message: `There is no event ${truncate(event, 100)}.` })
    const parsed = schema.safeParse(payload)
    if (parsed.success) {
      const data = await handlers.get(event as ClientEvent)?.(client, parsed.data as never)
      return { data: data ?? null, ignored: unknownFields(schema, payload) }
    }
    throw invalidInput(parsed.error.issues.slice(0, 1), 'payload')
  }
