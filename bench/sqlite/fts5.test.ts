import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPool } from '../../server/src/db/database.ts'
import { generate } from '../data/generate.ts'
import { withTestDatabase } from '../data/test-database.ts'
import { openFts5 } from './fts5-index.ts'
import { fts5ReportOf, missedFts5Goals } from './fts5-report.ts'
import { compareWithFts5 } from './run-fts5.ts'

const log = () => {}
const sizes = { jobs: 2_000, employers: 20, seekers: 20, applications: 0, messages: 0 }

test(
  'SQLite finds the jobs whose text has the word, the newest first, and each class is measured in both orders',
  () =>
    withTestDatabase(async ({ url, dataDir }) => {
      await generate(url, sizes, log)
      const file = join(dataDir, 'fts5.sqlite')
      const pool = openPool({ url, connections: 1 })
      const { rows } = await pool.query<{ id: string }>(
        `select jobs.id from jobs where status = 'open' and title ~* '\\mlocksmiths?\\M' order by search_seq desc`,
      )
      const fts5 = await openFts5(pool, file, log)
      const { ids, total } = fts5.search('locksmith', 'newest')
      expect(rows.length).toBeGreaterThan(0)
      expect(ids.filter((id) => rows.some((row) => row.id === id))).toEqual(rows.map(({ id }) => id))
      expect([total, fts5.page('locksmith', 'newest')]).toEqual([ids.length, ids])
      expect(fts5.search('and or "not', 'relevance').total).toBe(0)
      fts5.close()
      await pool.end()
      const measured = await compareWithFts5(url, { file, searches: 3, log })
      expect(measured).toHaveLength(8)
      expect(measured.every(({ ours, theirs }) => ours.p50 > 0 && theirs.p50 > 0)).toBe(true)
    }),
  180_000,
)

test('a search above three times the time of FTS5 is bold and gets a sentence; one at three times is neither', () => {
  const at = (p50: number) => ({ p50, p95: p50, p99: p50 })
  const rows = [
    { name: 'rare', ours: at(3), theirs: at(1), pageOnly: at(1) },
    { name: 'common', ours: at(4), theirs: at(1), pageOnly: at(1) },
  ]
  const report = fts5ReportOf(rows, { jobs: 2_000, searches: 3 })
  expect(report).toContain('| 3.0 | at most 3 |')
  expect(report).toContain('| **4.0** | at most 3 |')
  expect(missedFts5Goals(rows)).toEqual(['"common" took 4.0 times as long as SQLite FTS5; the maximum is 3.'])
})
