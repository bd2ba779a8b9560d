import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, openPool } from '../../src/db/database.ts'
import type { RestartableDatabase } from '../faults/restartable-database.ts'
import { type RestartableServer, startRestartableServers } from '../faults/restartable-server.ts'
import type { Ground } from '../faults/world.ts'
import { freePort } from '../process.ts'
import { startRedis, type TestRedis } from '../redis.ts'
import { type Bucket, startBucket } from './bucket.ts'
import { startNginx } from './nginx.ts'
import { startPooler } from './pgbouncer.ts'
import { type Postgres, startPrimary, startReplica } from './postgres.ts'
import { makeTempFolder } from './temp-folder.ts'

export interface Programs {
  readonly postgres: string
  readonly pgbouncer: string
  readonly nginx: string
  readonly redis: string
}

/** All servers of an installation with several hosts, on this machine. */
export interface Stack {
  /** The URL of the load balancer. */
  readonly url: string
  readonly primary: Postgres
  readonly standby: Postgres
  readonly redis: TestRedis
  readonly bucket: Bucket
  /** The processes behind the load balancer. */
  readonly server: RestartableServer & { readonly urls: readonly string[] }
  readonly ground: Ground
  /** Settings for commands on the same installation. */
  readonly settings: NodeJS.ProcessEnv
  stop(): Promise<void>
}

export const lagMs = 2_000

/**
 * A primary with a streaming replica, two PgBouncers, Redis, S3, and two processes behind a round-robin nginx. One
 * process uses the pooler in transaction mode, the other the one in session mode.
 */
export async function startStack(programs: Programs, say: (line: string) => void): Promise<Stack> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end()
  }
  const kept = <T>(thing: T, end: (thing: T) => Promise<unknown>): T => {
    stops.push(() => end(thing))
    return thing
  }
  return build(programs, kept, say).then(
    (stack) => ({ ...stack, stop }),
    async (error: unknown) => {
      await stop()
      throw error
    },
  )
}

type Keep = <T>(thing: T, end: (thing: T) => Promise<unknown>) => T

async function build(programs: Programs, kept: Keep, say: (line: string) => void): Promise<Omit<Stack, 'stop'>> {
  const place = kept(await makeTempFolder(), (one) => one.remove())
  const dataDir = kept(await mkdtemp(join(tmpdir(), 'hearback-hosts-data-')), (folder) =>
    rm(folder, { recursive: true, force: true }),
  )
  const here = { ...place, bin: programs.postgres }
  const primary = kept(await startPrimary(here, { fsync: true }), (one) => one.end('SIGQUIT'))
  const standby = kept(await startReplica(here, primary), (one) => one.end('SIGQUIT'))
  say(`PostgreSQL: the primary at port ${primary.port}, a streaming replica at ${standby.port}`)
  const pooler = (mode: 'session' | 'transaction', connections: number) =>
    startPooler({ program: programs.pgbouncer, target: primary.url, mode, connections, ...place })
  const byTransaction = kept(await pooler('transaction', 8), (one) => one.end())
  const bySession = kept(await pooler('session', 30), (one) => one.end())
  say(`PgBouncer: in transaction mode at ${byTransaction.port}, in session mode at ${bySession.port}`)
  const redis = kept(await startRedis(programs.redis), (one) => one.kill())
  const bucket = kept(await startBucket(), (one) => one.stop())
  say(`Redis: ${redis.url}; S3: ${bucket.settings.S3_ENDPOINT}`)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const shared = {
    PUBLIC_URL: url,
    TRUST_PROXY: 'loopback',
    DATA_DIR: dataDir,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_REPLICA_URLS: standby.url,
    DATABASE_REPLICA_LAG_MS: String(lagMs),
    REDIS_URL: redis.url,
    ...bucket.settings,
  }
  const processes = [
    { ...shared, DATABASE_URL: byTransaction.url, DATABASE_STATEMENT_NAMES: 'off' },
    { ...shared, DATABASE_URL: bySession.url },
  ]
  const server = kept(
    await startRestartableServers(processes, async (servers) => {
      const nginx = await startNginx({ program: programs.nginx, servers, port, ...place })
      return { url, close: () => nginx.end('SIGTERM') }
    }),
    (one) => one.stop(),
  )
  say(`nginx: ${url}, before ${server.urls.join(' and ')}`)
  const database = kept(restartablePrimary(primary), (one) => one.stop())
  const ground = { database, databaseProxy: undefined, server, dataDir, files: bucket.files }
  return { url, primary, standby, redis, bucket, server, ground, settings: { ...shared, DATABASE_URL: primary.url } }
}

/** The primary as a RestartableDatabase: killed as in a crash, and restarted at the same address. */
function restartablePrimary(primary: Postgres): RestartableDatabase {
  const pool = openPool({ url: primary.url })
  let ending: Promise<void> = Promise.resolve()
  return {
    url: primary.url,
    port: primary.port,
    db: openDatabase(pool),
    pool,
    kill() {
      ending = primary.end('SIGQUIT')
    },
    async answers() {
      await ending
      await primary.start()
      await primary.answers()
    },
    stop: () => pool.end(),
  }
}
