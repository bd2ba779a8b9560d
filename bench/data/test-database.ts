import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import '../../server/test/global-setup.ts'
import { openPool } from '../../server/src/db/database.ts'

let made = 0

/** Runs `work` with a temporary migrated database that has the large towns, and a temporary data folder. */
export async function withTestDatabase(
  work: (place: { url: string; dataDir: string }) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-bench-'))
  const url = new URL(inject('databaseUrl'))
  const admin = openPool({ url: url.href, connections: 1 })
  const name = `hearback_bench_${process.pid}_${made++}`
  await admin.query(`create database ${name} template hearback_template`)
  url.pathname = `/${name}`
  try {
    await work({ url: url.href, dataDir })
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
    await rm(dataDir, { recursive: true, force: true })
  }
}
