import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import '../server/test/global-setup.ts'
import { openPool } from '../server/src/db/database.ts'
import { reportOf } from './report.ts'
import { runSuite } from './suite.ts'

test('every workload of the benchmark runs without a failed request', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearback-bench-'))
  const url = new URL(inject('databaseUrl'))
  const admin = openPool({ url: url.href, connections: 1 })
  const name = `hearback_bench_${process.pid}`
  await admin.query(`create database ${name} template hearback_template`)
  url.pathname = `/${name}`
  try {
    const run = { connections: 4, seconds: 1 }
    const sizes = { jobs: 600, employers: 20, seekers: 5_000 }
    const rows = await runSuite({ ...run, url: url.href, dataDir, sizes, say: () => {} })
    expect(rows.filter((row) => row.ours.failed + row.bare.failed + (row.sql?.failed ?? 0) > 0)).toEqual([])
    expect(rows.every((row) => row.ours.perSecond > 0 && row.bare.perSecond > 0)).toBe(true)
    expect(reportOf(rows, { jobs: 600, ...run })).toContain('keyword and place')
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
    await rm(dataDir, { recursive: true, force: true })
  }
}, 180_000)
