import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { detectDeadServer } from '../db/dead-server-detector.ts'
import { leaveReadOnlyServers } from '../db/hosts/leave-read-only-servers.ts'

/**
 * Lets the connections of the queue follow a failover as all others do. Without it, a statement on a host that lost its
 * power would wait for a quarter of an hour, until TCP gives up, and a worker with it.
 */
export function watchPool(boss: PgBoss, connection: pg.ClientConfig): void {
  const { pool } = boss.getDb() as unknown as { pool: pg.Pool }
  leaveReadOnlyServers(pool)
  detectDeadServer(pool, connection)
}
