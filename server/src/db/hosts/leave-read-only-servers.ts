import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import type pg from 'pg'
import { isReadOnlyServer, isShuttingDown } from './connection-errors.ts'

/**
 * Closes all connections of a pool once a server refuses a write because it is a replica: idle ones immediately, others
 * when they are released. After a failover the next ones lead to the new primary. A connection that a shutdown ended is
 * closed as well, because a pooler keeps it open.
 */
export function leaveReadOnlyServers(pool: pg.Pool): void {
  const open = new Set<pg.PoolClient>()
  const inUse = new Set<pg.PoolClient>()
  const stale = new WeakSet<pg.PoolClient>()
  const leaveAll = () => {
    for (const client of open) {
      if (inUse.has(client)) stale.add(client)
      else cut(client)
    }
  }
  const meet = (client: pg.PoolClient) => {
    open.add(client)
    connectionOf(client).on('errorMessage', (error) => {
      if (isReadOnlyServer(error)) leaveAll()
      if (isShuttingDown(error)) stale.add(client)
    })
  }
  pool.on('acquire', (client) => {
    // The pool of the queue has connections already.
    if (!open.has(client)) meet(client)
    inUse.add(client)
  })
  pool.on('remove', (client) => open.delete(client))
  pool.on('release', (_error, client) => {
    inUse.delete(client)
    // The pool removes what is ending.
    if (stale.has(client)) void (client as unknown as pg.Client).end().catch(() => {})
  })
}

interface Connection extends EventEmitter<{ errorMessage: [{ code?: string }] }> {
  readonly stream: Socket
}
const connectionOf = (client: pg.PoolClient) => (client as unknown as { connection: Connection }).connection

/** As a lost connection, which the pool removes; it would keep an idle one that is ended. */
const cut = (client: pg.PoolClient) => connectionOf(client).stream.destroy()
