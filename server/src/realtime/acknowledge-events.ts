import { setTimeout as pause } from 'node:timers/promises'
import { type ClientEvent, clientEvents } from '@hearback/contract/hiring/chat-events.ts'
import type { Logger } from 'pino'
import type { Socket } from 'socket.io'
import { AppError } from '../domain/errors.ts'
import { errorBodyOf, refusalOf } from '../http/error-handler.ts'
import { socketEvents } from '../telemetry/counters.ts'
import { logRejection } from '../telemetry/log-rejections.ts'
import { runInContext } from '../telemetry/request-context.ts'
import { inSpan } from '../telemetry/spans.ts'
import type { ClientConnection } from './client-connections.ts'
import { socketContext } from './handshake.ts'
import { createRateLimiter } from './rate-limiter.ts'

/** The timeout for events in progress at shutdown. */
const timeoutMs = 3_000

/** The result of a handler, and the fields of the payload that the event does not know. */
export interface EventReply {
  readonly data: unknown
  readonly ignored: readonly string[]
}
type Dispatch = (client: ClientConnection, event: string, payload: unknown) => Promise<EventReply>
interface Events {
  listen(socket: Socket, client: ClientConnection): void
  /** Accepts no more events. Resolves when all accepted ones are acknowledged, or after three seconds. */
  finish(): Promise<void>
}

/** Acknowledges every event, even an unknown one, with `{ success: true, data, ignored }` or the error body. */
export function acknowledgeEvents(dispatch: Dispatch, log: Logger): Events {
  const gate = createRateLimiter()
  const running = new Set<Promise<void>>()
  let isFinishing = false
  const answer = async (client: ClientConnection, event: string, words: readonly unknown[]): Promise<void> => {
    const last = words.at(-1)
    const say = typeof last === 'function' ? last : () => {}
    const payload = words[0] === last && typeof last === 'function' ? undefined : words[0]
    const known = knownEvent(event)
    try {
      const run = gate.run(client.viewer.userId, event, payload, () =>
        inSpan({ name: `socket ${known}`, kind: 'server' }, () => dispatch(client, event, payload)),
      )
      const { data, ignored } = await run
      say({ success: true, data, ...(ignored.length > 0 && { ignored }) })
      socketEvents.inc({ event: known, outcome: 'done' })
    } catch (error) {
      note(error, known, log)
      say(errorBodyOf(error))
    }
  }
  return {
    listen(socket, client) {
      socket.onAny((event: string, ...words: unknown[]) => {
        // Not acknowledged, so that the client sends it again after it has reconnected elsewhere.
        if (isFinishing) return
        const context = { ...socketContext(`socket ${knownEvent(event)}`), userId: client.viewer.userId, isOver: false }
        const answered = runInContext(context, () => answer(client, event, words)).finally(() => {
          context.isOver = true
          running.delete(answered)
        })
        running.add(answered)
      })
    },
    async finish() {
      isFinishing = true
      await Promise.race([Promise.all(running), pause(timeoutMs, undefined, { ref: false })])
    },
  }
}

function note(error: unknown, event: ClientEvent | 'unknown', log: Logger): void {
  const isRefusal = error instanceof AppError
  socketEvents.inc({ event, outcome: isRefusal ? 'refused' : 'failed' })
  if (isRefusal) logRejection(log, refusalOf(error))
  else log.error({ err: error, event }, 'an event failed')
}

const knownEvent = (event: string): ClientEvent | 'unknown' =>
  Object.hasOwn(clientEvents, event) ? (event as ClientEvent) : 'unknown'
