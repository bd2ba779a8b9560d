import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionError } from './connection-errors.ts'

export interface Host {
  readonly host: string
  readonly port: number
}

/** Finds the host that takes writes. Rejects as a database that is away while there is none. */
export type FindWriter = () => Promise<Host>

const timeoutMs = 1_000
/** The time that other hosts have to reply after the first that takes writes. */
const graceMs = 50

/** Connections that are opened concurrently share a search. Nothing is kept longer, because a failover may follow. */
export function createWriterFinder(urls: readonly string[]): FindWriter {
  let search: Promise<Host> | undefined
  return () => {
    search ??= findWriter(urls).finally(() => {
      search = undefined
    })
    return search
  }
}

interface Reply extends Host {
  /** Undefined if the host refuses writes. */
  readonly timeline: string | undefined
}

/**
 * Asks all hosts concurrently, so that one that does not reply delays little. Of several that take writes, the one on
 * the latest timeline is the primary: the others have missed a failover.
 */
async function findWriter(urls: readonly string[]): Promise<Host> {
  const writers: Reply[] = []
  const failures: (Error & { code?: string })[] = []
  let replied = () => {}
  const first = new Promise<void>((resolve) => {
    replied = resolve
  })
  const all = urls.map(async (url) => {
    const reply = await ask(url).catch((error: Error) => void failures.push(error))
    if (reply?.timeline === undefined) return
    writers.push(reply)
    replied()
  })
  await Promise.race([first.then(() => Promise.race([Promise.all(all), pause(graceMs)])), Promise.all(all)])
  const [primary] = writers.toSorted((a, b) => ((a.timeline ?? '') < (b.timeline ?? '') ? 1 : -1))
  if (primary) return primary
  // A wrong password or name of the database is the operator's to correct, and is reported as it is.
  const wrong = failures.find((error) => !isConnectionError(error))
  throw wrong ?? Object.assign(new Error(noWriter(urls.length, failures.length)), { code: '25006' })
}

const noWriter = (hosts: number, away: number) =>
  `none of the ${hosts} hosts of the database takes writes: ${away} cannot be reached, ${hosts - away} are read-only`

/** A connection of its own, which works through a pooler too. */
async function ask(url: string): Promise<Reply> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'hearback-find-writer',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    // The first 8 hexadecimal digits of a log file's name are the timeline.
    const { rows } = await client.query<{ timeline: string | null }>(
      `select case when current_setting('transaction_read_only') = 'off'
         then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
    )
    return { host: client.host, port: client.port, timeline: rows[0]?.timeline ?? undefined }
  } catch (error) {
    const { message } = error as Error
    throw /timeout/i.test(message) ? Object.assign(error as Error, { code: 'ETIMEDOUT' }) : error
  } finally {
    void client.end().catch(() => {})
  }
}
