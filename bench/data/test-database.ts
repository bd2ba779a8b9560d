import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import '../../server/test/global-setup.ts'
import { openPool } from '../../server/src/db/database.ts'

let made = 0

export interface TestDatabase {
  readonly url: string
  readonly dataDir: string
  remove(): Promise<void>
}

/** A temporary migrated database that has the large towns, and a temporary data folder. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-bench-'))
  const url = new URL(inject('databaseUrl'))
  const admin = openPool({ url: url.href, connections: 1 })
  const name = `hearback_bench_${process.pid}_${made++}`
  await admin.query(`create database ${name} template hearback_template`)
  url.pathname = `/${name}`
  return {
    url: url.href,
    dataDir,
    remove: async () => {
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs `work` with a database and a folder that exist meanwhile. */
export async function withTestDatabase(work: (place: TestDatabase) => Promise<void>): Promise<void> {
  const place = await createTestDatabase()
  await work(place).finally(() => place.remove())
}
