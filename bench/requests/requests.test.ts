import { expect, test } from 'vitest'
import { withTestDatabase } from '../data/test-database.ts'
import { runSuite } from './request-suite.ts'
import { reportOf } from './requests-report.ts'

test(
  'runs every workload without a failed request',
  () =>
    withTestDatabase(async (place) => {
      const run = { connections: 4, seconds: 0.3 }
      const sizes = { jobs: 600, employers: 20, seekers: 5_000, applications: 0, messages: 0 }
      const rows = await runSuite({ ...run, ...place, sizes, log: () => {} })
      expect(rows.filter((row) => row.ours.failed + row.bare.failed + (row.sql?.failed ?? 0) > 0)).toEqual([])
      expect(rows.every((row) => row.ours.perSecond > 0 && row.bare.perSecond > 0)).toBe(true)
      expect(reportOf(rows, { jobs: 600, ...run })).toContain('keyword and place')
    }),
  180_000,
)
