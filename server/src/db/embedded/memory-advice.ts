import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database.ts'

/** Smaller tables need no advice. */
const leastAdvised = 128 * 2 ** 20

interface Memory {
  /** Bytes of the tables and indexes of the searches; documents lie beside the tables, and no search reads them. */
  searched: number
  /** Bytes of shared buffers and page cache. */
  kept: number
}

/** Advice for a server with too little memory for the search tables; undefined if it has enough. */
export function memoryAdvice({ searched, kept }: Memory): string | undefined {
  if (searched < leastAdvised || kept >= searched) return undefined
  const [most, now] = [searched, kept].map((bytes) => `${Math.ceil(bytes / 2 ** 20)} MB`)
  return `PostgreSQL keeps ${now} of what it reads (shared_buffers), and the searches read of ${most}: they are faster with more.`
}

/** Warns if an external PostgreSQL has too little shared memory. Never throws. */
export async function adviseMemory(db: Database, log: Pick<Logger, 'warn'>): Promise<void> {
  const memory = await readMemory(db).catch(() => undefined)
  const advice = memory && memoryAdvice(memory)
  if (advice) log.warn(advice)
}

export async function readMemory(db: Database): Promise<Memory> {
  const { rows } = await sql<Memory>`
    select (select sum(pg_relation_size(name::regclass) + pg_indexes_size(name::regclass))
        from unnest(array['job_search', 'talent_search']) as name) as searched,
      pg_size_bytes(current_setting('shared_buffers')) as kept`.execute(db)
  return rows[0] ?? { searched: 0, kept: 0 }
}
