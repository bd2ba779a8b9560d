import { useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import { ApiError } from './call.ts'
import { currentSession, onSessionChange, sessionToken } from './session.ts'

/** Whether messages can be sent right now; while not, a composer says so and keeps its draft. */
export type SocketState = 'off' | 'connecting' | 'connected'

type Handler = (payload: unknown) => void
// Fixed for all clients by product.md 3.
const SETTINGS = { reconnectionDelay: 1000, reconnectionDelayMax: 5000, timeout: 20_000 }
const ANSWER_WITHIN = 10_000

let socket: Socket | undefined
let starting: Promise<void> | undefined
let state: SocketState = 'off'
const stateListeners = new Set<() => void>()
const handlers = new Map<string, Set<Handler>>()

function become(next: SocketState) {
  state = next
  for (const listener of stateListeners) listener()
}

/** Opens the one connection of this tab while somebody is signed in; called by whatever needs it, often. */
export function connectSocket(): void {
  if (socket || starting || !sessionToken()) return
  become('connecting')
  starting = open().finally(() => {
    starting = undefined
  })
}

async function open() {
  const { io } = await import('socket.io-client')
  const opened = io({ ...SETTINGS, auth: (give) => give({ token: sessionToken() }) })
  socket = opened
  opened.on('connect', () => become('connected'))
  opened.on('disconnect', () => become('connecting'))
  opened.onAny((event: string, payload: unknown) => {
    for (const handle of handlers.get(event) ?? []) handle(payload)
  })
  closeOnSignOut()
}

function closeOnSignOut() {
  const owner = currentSession()?.user._id
  const stop = onSessionChange(() => {
    if (currentSession()?.user._id === owner) return
    stop()
    socket?.close()
    socket = undefined
    become('off')
    connectSocket()
  })
}

/** Hears an event; parse the payload with the contract's schema. Survives reconnects. Answers how to stop. */
export function onSocket(event: string, handle: Handler): () => void {
  const heard = handlers.get(event) ?? new Set()
  handlers.set(event, heard.add(handle))
  connectSocket()
  return () => heard.delete(handle)
}

/** Runs at each (re)connection, once subscribed events can arrive: fetch what was missed then. */
export const onConnected = (handle: () => void): (() => void) => {
  const listener = () => {
    if (state === 'connected') handle()
  }
  stateListeners.add(listener)
  return () => stateListeners.delete(listener)
}

/** Sends and waits for the server's word. Refuses at once while not connected: nothing is kept back unseen. */
export async function sendSocket<T>(event: string, payload: unknown): Promise<T> {
  if (state !== 'connected' || !socket) {
    throw new ApiError(0, { code: 'offline', message: 'Not connected. Your text is kept; try again in a moment.' })
  }
  const answer = (await socket.timeout(ANSWER_WITHIN).emitWithAck(event, payload)) as Record<string, unknown>
  if (answer.success !== true) throw new ApiError(400, answer)
  return answer.data as T
}

/** Tells without waiting, e.g. that somebody is typing; lost while not connected. */
export function tellSocket(event: string, payload: unknown): void {
  if (state === 'connected') socket?.volatile.emit(event, payload)
}

export const useSocketState = (): SocketState =>
  useSyncExternalStore(
    (listener) => {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    () => state,
    () => 'off',
  )
