import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Database, openDatabase, openPool } from '../../src/db/database.ts'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { readPidFile } from '../../src/db/embedded/process.ts'
import { migrate } from '../../src/db/migrate.ts'
import { loadPlaces } from '../../src/features/places/load-places.service.ts'

/** A separate PostgreSQL that is restarted at the same address after a kill. */
export interface RestartableDatabase {
  readonly url: string
  readonly port: number
  readonly db: Database
  readonly pool: pg.Pool
  /** kill -9 of the server and all its processes. */
  kill(): void
  /** Resolves when it accepts statements. */
  answers(): Promise<void>
  stop(): Promise<void>
}

/** Migrated, with some towns. `fsync` matters only for power cuts. */
export async function startRestartableDatabase({ fsync }: { fsync: boolean }): Promise<RestartableDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-mortal-'))
  const settings = { fsync: fsync ? 'on' : 'off', shared_buffers: '128MB' }
  const embedded = await startEmbedded({ dataDir, settings, log: () => {} })
  const pool = openPool({ url: embedded.url })
  const db = openDatabase(pool)
  await migrate(db)
  await loadPlaces(db, { minPopulation: 1_000_000 })
  return {
    url: embedded.url,
    port: Number(new URL(embedded.url).port),
    db,
    pool,
    kill() {
      const server = readPidFile(embedded.folder)?.pid
      if (!server) throw new Error('PostgreSQL does not run')
      for (const pid of [server, ...childrenOf(server)]) end(pid)
    },
    async answers() {
      while (!(await pool.query('select 1').catch(() => undefined))) await pause(20)
    },
    async stop() {
      await pool.end()
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return rows.flatMap(([pid, ppid]) => (ppid === parent && pid ? [pid] : []))
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
