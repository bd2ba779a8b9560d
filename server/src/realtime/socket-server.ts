import type { Server as HttpServer } from 'node:http'
import { type ClientEvent, clientEvents, type ServerEvent, type ServerPayload } from '@hearback/contract/chat-events.ts'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import type * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { bodyOf } from '../http/error-handler.ts'
import type { Viewer } from '../viewer.ts'
import { connectAdapter } from './adapter.ts'
import { createFloodGate } from './flood-gate.ts'
import { admitScreen, isOwnOrigin } from './handshake.ts'
import { personRoom, type Screen, type Tokens } from './screens.ts'
import { watchScreens } from './watch-screens.ts'

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
  handle<E extends ClientEvent>(event: E, handler: (screen: Screen, payload: Payload<E>) => Promise<unknown>): void
  /** Runs when a screen has connected, or has gone; `viewer.userId` may have others. */
  onArrival(listener: (screen: Screen) => void): void
  onDeparture(listener: (screen: Screen) => void): void
  /** Sends to every screen in the rooms, once, on whatever process it is. */
  emit<E extends ServerEvent>(
    rooms: string | readonly string[],
    event: E,
    payload: ServerPayload<E>,
    target?: Target,
  ): void
  /** Whether somebody is in the room, on any process. */
  isOccupied(room: string): Promise<boolean>
  /** Tells clients to connect again elsewhere, and lets go of everything. */
  close(): Promise<void>
}

export async function createRealtime(
  http: HttpServer,
  { config, tokens, log }: { config: Config; tokens: Tokens; log: Logger },
): Promise<Realtime> {
  const { socket: settings } = config
  const adapter = await connectAdapter(config, log)
  const io = new Server(http, {
    path: settings.path,
    pingInterval: settings.pingIntervalMs,
    pingTimeout: settings.pingTimeoutMs,
    connectTimeout: settings.connectTimeoutMs,
    maxHttpBufferSize: settings.maxFrameBytes,
    serveClient: false,
    allowRequest: (request, answer) => answer(null, isOwnOrigin(request.headers, config.publicUrl)),
    ...adapter.options,
  })
  const gate = createFloodGate()
  const arrivals: ((screen: Screen) => void)[] = []
  const departures: ((screen: Screen) => void)[] = []
  const handlers = new Map<ClientEvent, (screen: Screen, payload: never) => Promise<unknown>>()
  io.use(admitScreen(io, tokens))
  io.on('connection', (socket) => {
    const screen = screenOf(socket)
    void socket.join(personRoom(screen.viewer.userId))
    for (const event of handlers.keys()) {
      socket.on(event, (payload: unknown, acknowledge: unknown) => {
        const run = gate.run(screen.viewer.userId, event, () => dispatch(screen, event, payload))
        void answer(run, acknowledge, { log, event })
      })
    }
    socket.on('disconnect', () => {
      for (const listener of departures) listener(screen)
    })
    for (const listener of arrivals) listener(screen)
  })
  const dispatch = (screen: Screen, event: ClientEvent, payload: unknown): Promise<unknown> => {
    const parsed = clientEvents[event].safeParse(payload)
    if (parsed.success) return handlers.get(event)?.(screen, parsed.data as never) ?? Promise.resolve()
    const [issue] = parsed.error.issues
    const field = issue?.path.join('.') || 'payload'
    const why = issue?.message ?? 'Not as expected'
    throw new AppError('invalid_input', { message: `${field}: ${why}`, fields: { [field]: why } })
  }
  const stopWatching = watchScreens(io, tokens, log)
  return {
    handle: (event, handler) => void handlers.set(event, handler),
    onArrival: (listener) => void arrivals.push(listener),
    onDeparture: (listener) => void departures.push(listener),
    emit(rooms, event, payload, { except = [], volatile = false } = {}) {
      const target = io.to(rooms as string | string[]).except(except as string | string[])
      ;(volatile ? target.volatile : target).emit(event, payload)
    },
    async isOccupied(room) {
      if (io.sockets.adapter.rooms.get(room)?.size) return true
      return adapter.isShared ? (await io.in(room).fetchSockets()).length > 0 : false
    },
    async close() {
      stopWatching()
      io.engine.close()
      await adapter.close()
    },
  }
}

function screenOf(socket: Socket): Screen {
  return {
    id: socket.id,
    viewer: socket.data.viewer as Viewer,
    join: async (room) => socket.join(room),
    leave: async (room) => socket.leave(room),
  }
}

/** Acknowledges with `{ success: true, data }` or the body of the error (product.md section 3). */
async function answer(
  running: Promise<unknown>,
  acknowledge: unknown,
  { log, event }: { log: Logger; event: string },
): Promise<void> {
  const say = typeof acknowledge === 'function' ? acknowledge : () => {}
  try {
    say({ success: true, data: (await running) ?? null })
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error, event }, 'an event failed')
    say(bodyOf(error))
  }
}
