import { useSyncExternalStore } from 'react'
import { KEPT_AT } from './copy-headers.ts'

/** Whether there is a connection; `keptAt` is how old the oldest copy is that stood in for an answer since it was lost, in milliseconds. */
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

/** How often a connection came back. */
let returns = 0

/**
 * A call begins; it then says how it went: with an answer, without one, or with a copy of an earlier one. What it lacked
 * before the connection came back says nothing of now.
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

/** Without a connection in the first client render there still is one, as on the server. */
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
