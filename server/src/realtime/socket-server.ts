import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http'
import { type ClientEvent, clientEvents, type ServerEvent, type ServerPayload } from '@hearback/contract/chat-events.ts'
import { truncate } from '@hearback/contract/text.ts'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import type * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import { AppError } from '../domain/errors.ts'
import type { Viewer } from '../domain/viewer.ts'
import { isAllowedHost } from '../http/allowed-hosts.ts'
import { withAbsoluteUrls } from '../http/cors.ts'
import { unknownFields } from '../http/input/unknown-fields.ts'
import { invalidInput } from '../http/input/validate-input.ts'
import type { Redis } from '../ports/redis.ts'
import { socketRefusals } from '../telemetry/counters.ts'
import { logRejection } from '../telemetry/log-rejections.ts'
import { runInContext } from '../telemetry/request-context.ts'
import { sharedRooms } from './adapter.ts'
import { answerEvents, type EventReply } from './answer-events.ts'
import { disconnectSlowConsumers } from './backpressure.ts'
import { type ClientConnection, type Tokens, userRoom } from './client-connections.ts'
import { prepareClosing } from './closing.ts'
import { authenticateConnections, mayConnect, socketContext } from './handshake.ts'
import { joinProcesses, type Processes } from './processes.ts'
import { watchSessions } from './watch-sessions.ts'

type Payload<E extends ClientEvent> = z.output<(typeof clientEvents)[E]>
interface Target {
  /** Screens that are left out: the id of one, or a room. */
  readonly except?: string | readonly string[]
  /** May be lost, for instance on its way to a client that reads slowly. */
  readonly volatile?: boolean
}

/** The socket's server; it knows rooms and people and no feature. What a feature pushes stands in its *.live.ts. */
export interface Realtime {
  /** Handles an event of clients, each person's in the order of their arrival; the answer acknowledges it. */
  handle<E extends ClientEvent>(
    event: E,
    handler: (screen: ClientConnection, payload: Payload<E>) => Promise<unknown>,
  ): void
  /** Runs when a screen has connected, or has gone; `viewer.userId` may have others. */
  onArrival(listener: (screen: ClientConnection) => void): void
  onDeparture(listener: (screen: ClientConnection) => void): void
  /** Sends to every screen in the rooms, once, on whatever process it is. */
  emit<E extends ServerEvent>(
    rooms: string | readonly string[],
    event: E,
    payload: ServerPayload<E>,
    target?: Target,
  ): void
  /** Whoever is in the room leaves these, on whatever process it is. */
  vacate(room: string, rooms: readonly string[]): void
  /** Whether somebody is in the room, on any process. */
  isOccupied(room: string): Promise<boolean>
  /** Of this process. */
  counts(): { screens: number; people: number }
  /** Answers what has arrived, tells clients to connect again elsewhere, and lets go of everything; within 6 seconds. */
  close(): Promise<void>
}

type Handlers = Map<ClientEvent, (screen: ClientConnection, payload: never) => Promise<unknown>>
interface Means {
  readonly config: Config
  readonly tokens: Tokens
  readonly log: Logger
  /** Of several processes that are one; closed with the socket. */
  readonly redis: Redis | undefined
}

export async function createRealtime(http: HttpServer, { config, tokens, log, redis }: Means): Promise<Realtime> {
  let isClosing = false
  let processes: Processes | undefined
  const isOwn = (headers: IncomingHttpHeaders) => {
    const refused = reasonAgainst(headers, config)
    if (refused !== undefined) refuseConnection(log, refused)
    return refused === undefined
  }
  const io = new Server(http, {
    ...engineOptions(config),
    allowRequest: (request, answer) => {
      // Nothing was changed by it, so a proxy takes it to another process instead; a client connects again.
      if (isClosing) request.destroy()
      else answer(null, isOwn(request.headers))
    },
    ...(redis && { adapter: sharedRooms(redis, () => processes?.lost()) }),
  })
  const closeConnections = prepareClosing(http, io)
  disconnectSlowConsumers(io)
  // Like every answer of ours that is no page: nothing in it may be taken for something else.
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff'
  })
  const arrivals: ((screen: ClientConnection) => void)[] = []
  const departures: ((screen: ClientConnection) => void)[] = []
  const handlers: Handlers = new Map()
  /** One push serves screens of all origins, so addresses of files are absolute once others may connect. */
  const addressed = <T>(payload: T): T =>
    config.corsOrigins.length > 0 ? withAbsoluteUrls(payload, config.publicUrl) : payload
  const dispatch = dispatchTo(handlers)
  const events = answerEvents(async (...event) => addressed(await dispatch(...event)), log)
  io.use(authenticateConnections(tokens, log))
  io.on('connection', (socket) => {
    const screen = screenOf(socket)
    void socket.join(userRoom(screen.viewer.userId))
    events.listen(socket, screen)
    socket.on('disconnect', () => {
      // One that leaves and stays connected would be nobody's for ever.
      socket.conn.close()
      for (const listener of departures) listener(screen)
    })
    for (const listener of arrivals) listener(screen)
  })
  if (redis) processes = await joinProcesses(io, redis, config)
  const stopWatching = watchSessions(io, tokens, { log, isShared: redis !== undefined })
  return {
    handle: (event, handler) => void handlers.set(event, handler),
    onArrival: (listener) => void arrivals.push(listener),
    onDeparture: (listener) => void departures.push(listener),
    emit(rooms, event, payload, { except = [], volatile = false } = {}) {
      const target = io.to(rooms as string | string[]).except(except as string | string[])
      ;(volatile ? target.volatile : target).emit(event, addressed(payload))
    },
    vacate: (room, rooms) => io.in(room).socketsLeave([...rooms]),
    counts: () => ({
      screens: io.sockets.sockets.size,
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

/** Engine.IO answers before the framework does, so the Host header is checked here as well. */
function reasonAgainst(headers: IncomingHttpHeaders, config: Config): string | undefined {
  if (!isAllowedHost(headers.host, config)) return 'another host'
  return mayConnect(headers, config) ? undefined : 'a page of another site'
}

function refuseConnection(log: Logger, reason: string): void {
  socketRefusals.inc({ reason: 'origin' })
  const refusal = new AppError('not_allowed', { reason })
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
  async (screen: ClientConnection, event: string, payload: unknown): Promise<EventReply> => {
    const schema = Object.hasOwn(clientEvents, event) ? clientEvents[event as ClientEvent] : undefined
    if (!schema) throw new AppError('not_found', { message: `There is no event ${truncate(event, 100)}.` })
    const parsed = schema.safeParse(payload)
    if (parsed.success) {
      const data = await handlers.get(event as ClientEvent)?.(screen, parsed.data as never)
      return { data: data ?? null, ignored: unknownFields(schema, payload) }
    }
    throw invalidInput(parsed.error.issues.slice(0, 1), 'payload')
  }
