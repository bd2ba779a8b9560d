import { errors } from '@hearback/contract/errors.ts'
import {
  type ClientEvent,
  type clientEvents,
  type ServerEvent,
  type ServerPayload,
  serverEvents,
} from '@hearback/contract/hiring/chat-events.ts'
import * as t from '@hearback/texts/web/api.ts'
import { useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import type * as z from 'zod/mini'
import { ApiError } from './call.ts'
import { note } from './log.ts'
import { onVisible, onWake } from './page-lifecycle.ts'
import { translated } from './refusals.ts'
import { currentSession, loseSession, onSessionChange, sessionToken } from './session.ts'

// Fixed for all clients by product.md 3. Falls back to long polling in networks that block WebSockets.
const SETTINGS = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  timeout: 20_000,
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  forceNew: true,
}
const ANSWER_WITHIN = 10_000
const TRY_AGAIN = 5_000
// Error codes that a retry cannot fix, but a new sign-in can.
const FINAL = ['not_signed_in', 'email_unverified', 'account_suspended', 'not_allowed']
const OFFLINE = { code: 'offline', message: t.offlineSocket }

type Payload<E extends ClientEvent> = z.input<(typeof clientEvents)[E]>
type Handler = (payload: never) => void

let socket: Socket | undefined
interface Opening {
  token: string
  path: string
}
/** The wanted connection. Each opening is a new object, so that a replaced one can be told apart. */
let meant: Opening | undefined
/** 0 while disconnected, else the number of this tab's connection. */
let connection = 0
let connections = 0
const connectionListeners = new Set<() => void>()
const handlers = new Map<string, Set<Handler>>()

function becomeConnected(connected: boolean) {
  const next = connected ? ++connections : 0
  if (next === connection) return
  connection = next
  for (const listener of connectionListeners) listener()
}

/**
 * Keeps one socket per tab while a user is signed in. `path` is the server's socket path. Returns a function that stops
 * it.
 */
export function keepConnected(path = '/socket.io'): () => void {
  const follow = () => {
    const session = currentSession()
    const token = session?.user.emailVerified ? session.token : undefined
    if (token === meant?.token) return
    close()
    if (token) void open({ token, path })
  }
  follow()
  const stops = [onSessionChange(follow), onVisible(connectNow), onWake(reconnect)]
  window.addEventListener('online', connectNow)
  window.addEventListener('offline', loseNow)
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('online', connectNow)
    window.removeEventListener('offline', loseNow)
    close()
  }
}

function close() {
  meant = undefined
  socket?.close()
  socket = undefined
  becomeConnected(false)
}

async function open(mine: Opening): Promise<void> {
  meant = mine
  const loaded = await import('socket.io-client').catch(() => undefined)
  if (meant !== mine) return
  if (!loaded) {
    setTimeout(() => meant === mine && void open(mine), TRY_AGAIN)
    return
  }
  const opened = loaded.io({ ...SETTINGS, path: mine.path, auth: { token: mine.token } })
  socket = opened
  opened.on('connect', () => becomeConnected(true))
  opened.on('disconnect', () => {
    becomeConnected(false)
    // socket.io does not reconnect after a server-side disconnect, which may be a mere deployment.
    if (!opened.active) tryAgain(opened)
  })
  opened.on('connect_error', (error: Error & { data?: { code?: string } }) => {
    if (!opened.active) refused(opened, error.data?.code)
  })
  opened.onAny(hear)
}

function tryAgain(opened: Socket) {
  setTimeout(() => opened === socket && opened.connect(), SETTINGS.reconnectionDelay)
}

function refused(opened: Socket, code = 'unknown') {
  note(t.socketRefused(code))
  if (code === 'not_signed_in' && opened === socket && meant?.token === sessionToken()) loseSession()
  else if (!FINAL.includes(code)) setTimeout(() => opened === socket && opened.connect(), TRY_AGAIN)
}

/** Skips the reconnection delay when the network is back. */
function connectNow() {
  if (socket && !socket.connected) reconnect()
}

/** A connection that slept is usually dead, which its heartbeat would notice only after 45 seconds. */
function reconnect() {
  socket?.disconnect().connect()
}

/** socket.io does this itself except on `localhost`, where it would wait for the next heartbeat. */
function loseNow() {
  if (socket?.connected) socket.disconnect()
}

function hear(event: string, payload: unknown) {
  const schema = serverEvents[event as ServerEvent] as z.ZodMiniType | undefined
  const parsed = schema?.safeParse(payload)
  if (!parsed?.success) return note(t.socketEventInvalid(event))
  for (const handle of handlers.get(event) ?? []) handle(parsed.data as never)
}

/** Subscribes to a server event across reconnects. Returns the unsubscribe function. */
export function onSocket<E extends ServerEvent>(event: E, handle: (payload: ServerPayload<E>) => void): () => void {
  const heard = handlers.get(event) ?? new Set()
  handlers.set(event, heard.add(handle))
  return () => heard.delete(handle)
}

/** Runs at each connect, including the first, to fetch what was missed. Returns a function that stops it. */
export function onConnected(handle: () => void): () => void {
  const listener = () => {
    if (connection) handle()
  }
  connectionListeners.add(listener)
  return () => connectionListeners.delete(listener)
}

/**
 * Sends an event and waits for its acknowledgement, at most 10 seconds. Throws `offline` immediately while
 * disconnected, and when the outcome is unknown; throws the server's error otherwise. Never queues.
 */
export async function sendSocket<E extends ClientEvent, S extends z.ZodMiniType>(
  event: E,
  payload: Payload<E>,
  reply: S,
): Promise<z.output<S>> {
  if (!socket?.connected) throw new ApiError(0, OFFLINE)
  const answer = await answered(socket, event, payload)
  if (answer.success !== true) throw await refusalOf(answer)
  const parsed = reply.safeParse(answer.data)
  if (!parsed.success) throw new ApiError(0, OFFLINE)
  return parsed.data
}

async function answered(open: Socket, event: string, payload: unknown): Promise<Record<string, unknown>> {
  try {
    return (await open.timeout(ANSWER_WITHIN).emitWithAck(event, payload)) as Record<string, unknown>
  } catch {
    throw new ApiError(0, OFFLINE)
  }
}

async function refusalOf(body: Record<string, unknown>): Promise<ApiError> {
  const known = errors[body.code as keyof typeof errors] as readonly [number, string] | undefined
  return new ApiError(known?.[0] ?? 400, await translated(body))
}

/** Sends an event without waiting, e.g. a typing notice; lost while disconnected. */
export function tellSocket<E extends ClientEvent>(event: E, payload: Payload<E>): void {
  if (socket?.connected) socket.emit(event, payload)
}

export const isConnected = (): boolean => connection > 0

function subscribe(listener: () => void) {
  connectionListeners.add(listener)
  return () => connectionListeners.delete(listener)
}

/** 0 while disconnected; changes with each connection, so that effects run again. */
export const useConnection = (): number =>
  useSyncExternalStore(
    subscribe,
    () => connection,
    () => 0,
  )
