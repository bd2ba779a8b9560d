import { useSyncExternalStore } from 'react'
import { KEPT_AT } from './copy-headers.ts'

/**
 * Connection state. `keptAt` is the time of the oldest cached reply used since the connection was lost, in
 * milliseconds.
 */
export interface Connection {
  readonly offline: boolean
  readonly keptAt?: number
}

const ONLINE: Connection = { offline: false }
let connection: Connection = ONLINE
const listeners = new Set<() => void>()

function become(next: Connection) {
  if (next.offline === connection.offline && next.keptAt === connection.keptAt) return
  connection = next
  for (const listener of listeners) listener()
}

/** Number of times the connection came back. */
let returns = 0

/**
 * Tracks one request: the returned function takes its response, a cached copy, or undefined for a failure. Failures of
 * requests that began before a reconnect are ignored.
 */
export function followCall(): (answer: Response | undefined) => void {
  const begun = returns
  return (answer) => {
    const at = answer?.headers.get(KEPT_AT)
    if (answer && !at) return become(ONLINE)
    if (begun !== returns) return
    const kept = at ? Math.min(Date.parse(at), connection.keptAt ?? Number.POSITIVE_INFINITY) : connection.keptAt
    become({ offline: true, ...(kept !== undefined && { keptAt: kept }) })
  }
}

export const currentConnection = (): Connection => connection

export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Online during the first client render, to match the server (hydration). */
export const useOffline = (): Connection => useSyncExternalStore(onConnection, currentConnection, () => ONLINE)

if (typeof window !== 'undefined') {
  const follow = () => become(navigator.onLine ? ONLINE : { ...connection, offline: true })
  follow()
  window.addEventListener('online', () => {
    returns++
    follow()
  })
  window.addEventListener('offline', follow)
}
