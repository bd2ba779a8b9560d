import { slugOf } from '@hearback/contract/values/slug.ts'
import type pg from 'pg'
import type { World } from '../data/world.ts'

/** Ids and addresses that the reads request. */
export interface SampleRows {
  readonly jobs: readonly string[]
  readonly jobsOfLargest: readonly string[]
  /** Paths of pages. */
  readonly jobPages: readonly string[]
  readonly companyPages: readonly string[]
  /** Chats of the first 50 employers. */
  readonly chats: readonly ChatOf[]
  readonly chatsOfLargest: readonly ChatOf[]
  /** Salary pages. */
  readonly salaries: readonly { occupation: string; area: string }[]
  readonly applications: readonly { id: string; seeker: number }[]
  /** The signed-in employer with the number of applications closest to 100,000. */
  readonly busy: number
}
interface ChatOf {
  readonly id: string
  readonly employer: number
}

/** Number of seekers that send requests, on a plan with analytics. */
export const activeSeekers = 1_000
const companies = 1_000

/** Jobs from the middle of the table, the busiest jobs of the largest company, and rows of signed-in users. */
export async function loadSampleRows(pool: pg.Pool, world: World): Promise<SampleRows> {
  const seekers = Array.from({ length: Math.min(activeSeekers, world.sizes.seekers) }, (_, n) => world.id('seeker', n))
  await pool.query(`update users set plan = 'seeker_plus_monthly' where id = any($1)`, [seekers])
  const named = async (text: string, values: unknown[]) =>
    (await pool.query<{ id: string; name: string }>(text, values)).rows
  const chatsOf = async (employer: number): Promise<ChatOf[]> => {
    const chats = await named('select id from chats where employer_id = $1 order by active_at desc limit 100', [
      world.id('employer', employer),
    ])
    return chats.map(({ id }) => ({ id, employer }))
  }
  const jobs = await named(
    `select id, title as name from jobs where status = 'open' order by id limit 2000 offset $1`,
    [world.sizes.jobs >> 1],
  )
  const largest = await named(
    'select id, title as name from jobs where employer_id = $1 order by applications_count desc limit 200',
    [world.id('employer', 0)],
  )
  const profiles = await named('select user_id as id, business_name as name from employers order by user_id limit $1', [
    companies,
  ])
  const { rows: applications } = await pool.query<{ id: string; seeker: number }>(
    `select id, n::int - 1 as seeker from unnest($1::uuid[]) with ordinality as asked(seeker_id, n)
     join lateral (select id from applications where applications.seeker_id = asked.seeker_id limit 1) one on true`,
    [seekers],
  )
  const { rows: salaries } = await pool.query<{ occupation: string; area: string }>(
    `select subject as occupation, area from salary_figures group by 1, 2 order by md5(subject || area) limit 500`,
  )
  const { rows: busiest } = await pool.query<{ n: number }>(
    `select n::int - 1 as n from unnest($1::uuid[]) with ordinality as asked(employer_id, n)
     join (select employer_id, count(*) from applications group by 1) counted using (employer_id)
     order by abs(count - 100000) limit 1`,
    [Array.from({ length: Math.min(200, world.sizes.employers) }, (_, n) => world.id('employer', n))],
  )
  return {
    busy: busiest[0]?.n ?? 0,
    salaries,
    jobs: jobs.map(({ id }) => id),
    jobsOfLargest: largest.map(({ id }) => id),
    jobPages: jobs.map(({ id, name }) => `/jobs/${id}/${slugOf(name)}`),
    companyPages: profiles.map(({ id, name }) => `/companies/${id}/${slugOf(name)}`),
    chats: (
      await Promise.all(Array.from({ length: Math.min(50, world.sizes.employers) }, (_, n) => chatsOf(n)))
    ).flat(),
    chatsOfLargest: await chatsOf(0),
    applications,
  }
}
