import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

interface QueueState {
  name: string
  /** Jobs that are due and not started. */
  waiting: number
  oldest_seconds: number
  /** Jobs that failed after the last retry. pg-boss updates this every 30 seconds. */
  failed: number
}

/** Uses the index of waiting jobs; completed jobs, which are kept for days, are not read. */
export async function listQueueStates(db: Db): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select q.name, coalesce(w.waiting, 0)::int as waiting, q.failed_count as failed,
      coalesce(extract(epoch from now() - w.oldest), 0)::float8 as oldest_seconds
    from pgboss.queue q
    left join (
      select name, count(*) as waiting, min(start_after) as oldest
      from pgboss.job where state < 'active' and start_after <= now() group by name
    ) w on w.name = q.name`.execute(db)
  return rows
}
