import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type JobFilters, searchJobs } from '@hearback/contract/jobs/job-search.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { workerDatabase } from '../../test/database.ts'
import { openDatabase, openPool } from '../db/database.ts'
import { importPosts } from './import-posts.ts'

const file = join(import.meta.dirname, '../../../../shared/data/jobs.public.ndjson.gz')
const app = testApp()

const search = (filters: Partial<JobFilters>) => app.caller().call(searchJobs, { body: filters })

/** Uses a pool of its own, like the command. */
async function bringIn() {
  const pool = openPool({ ...(await workerDatabase()), skipDeadServerCheck: true })
  try {
    return await importPosts(openDatabase(pool), { file, reopen: true, list: () => {}, progress: () => {} })
  } finally {
    await pool.end()
  }
}

/** All posts of a search, page by page. */
async function allPages(filters: Partial<JobFilters>, resultsPerPage: number): Promise<{ jobs: Job[]; total: number }> {
  const first = await search({ ...filters, resultsPerPage, brief: true })
  const jobs = [...first.jobs]
  for (let page = 2; page <= first.totalPages; page++) {
    jobs.push(...(await search({ ...filters, resultsPerPage, page, brief: true })).jobs)
  }
  return { jobs, total: first.total }
}

describe('the file of 22,861 real posts', () => {
  test('comes in, is searched and paged through, and changes nothing at the second time', async ({ skip }) => {
    skip(!existsSync(file), 'the file of real posts, too large for the repository, is not beside it')
    const counts = await bringIn()
    expect(counts).toMatchObject({ lines: 22_861, fresh: 22_861, refused: 0, companies: 382, reopened: 20_736 })
    expect(Object.fromEntries(counts.marks)).toMatchObject({ pay_derived: 4_146, pay_missing: 12_887, pay_half: 7 })
    const { rows } = await app.pool.query(
      `select count(*)::int as ugly from jobs
       where title || description ~ '&[a-z]+;|</?(p|br|li|ul|div)\\M|\\u00a0|[\\x01-\\x08]|\\n\\n\\n| \\n|  '`,
    )
    expect(rows).toEqual([{ ugly: 0 }])

    await expectEveryPage({ keyword: 'veterinary' }, 17)
    await expectEveryPage({ keyword: 'nurse', location: 'Phoenix, AZ' }, 3)
    await expectEveryPage({ keyword: 'electrician', payPeriod: 'year', payFrom: 60_000 }, 2)
    await expectEveryPage({ latitude: 39.74, longitude: -104.98, radius: 40 }, 53)
    await expectFitting()

    const again = await bringIn()
    expect(again).toMatchObject({ fresh: 0, changed: 0, unchanged: 22_861, companies: 0 })
    // Ends what hangs: it takes 100 seconds alone, and other files run beside it.
  }, 600_000)
})

/** Pages list all posts newest first, without duplicates or gaps. */
async function expectEveryPage(filters: Partial<JobFilters>, resultsPerPage: number): Promise<void> {
  const { jobs, total } = await allPages(filters, resultsPerPage)
  expect(total).toBeGreaterThan(2 * resultsPerPage)
  expect(jobs).toHaveLength(Math.min(total, 1_000))
  expect(new Set(jobs.map(({ _id }) => _id)).size).toBe(jobs.length)
  const dates = jobs.map(({ publishedAt }) => publishedAt)
  expect(dates).toEqual([...dates].sort().reverse())
  const larger = await allPages(filters, 100)
  expect(larger.jobs.map(({ _id }) => _id)).toEqual(jobs.map(({ _id }) => _id))
}

async function expectFitting(): Promise<void> {
  const nurses = await search({ keyword: 'nurse', resultsPerPage: 50 })
  expect(nurses.jobs.every(({ jobTitle, description }) => /nurs/iu.test(jobTitle + description))).toBe(true)
  const near = await search({ location: 'San Diego, CA', radius: 25, resultsPerPage: 50 })
  expect(near.jobs.length).toBe(50)
  expect(near.jobs.every(({ distanceKm }) => distanceKm !== undefined && distanceKm <= 25)).toBe(true)
  const paid = await search({ keyword: 'engineer', payPeriod: 'year', payFrom: 120_000, resultsPerPage: 50 })
  expect(paid.jobs.length).toBeGreaterThan(10)
  expect(paid.jobs.every(byYear)).toBe(true)
}

const perYear = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 }
const byYear = ({ estimatedTo, payPeriod }: Job) => (estimatedTo ?? 0) * perYear[payPeriod] >= 120_000
