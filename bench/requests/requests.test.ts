import { expect, test } from 'vitest'
import { withTestDatabase } from '../data/test-database.ts'
import { runSuite } from './request-suite.ts'
import { reportOf } from './requests-report.ts'

test(
  'runs every workload without a failed request',
  () =>
    withTestDatabase(async (place) => {
      const run = { connections: 2, seconds: 0.2, amount: 6 }
      const sizes = { jobs: 200, employers: 20, seekers: 300, applications: 0, messages: 0 }
      const rows = await runSuite({ ...run, ...place, sizes, recorded: 3, log: () => {} })
      expect(rows.filter((row) => row.ours.failed + row.bare.failed + (row.sql?.failed ?? 0) > 0)).toEqual([])
      expect(rows.every((row) => row.ours.perSecond > 0 && row.bare.perSecond > 0)).toBe(true)
      expect(reportOf(rows, { jobs: 200, ...run })).toContain('keyword and place')
    }),
  180_000,
)
