import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

interface QueueState {
  name: string
  /** What is due and has not been begun. */
  waiting: number
  oldest_seconds: number
  /** What was given up after its last try; counted by the queue itself, twice a minute. */
  failed: number
}

/** By the index of work that waits: what is done stays for days and is never looked at. */
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
