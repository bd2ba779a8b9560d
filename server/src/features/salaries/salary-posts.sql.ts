import { type RawBuilder, sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'

/** Start of the figures: the quarter of a year ago, so that all quarters but the current one are whole. */
export const firstDay = sql<Date>`date_trunc('quarter', now() - interval '1 year')`
/** Minimum interval between two passes over all jobs. */
const passInterval = sql`interval '1 hour'`

export interface ReadPost {
  id: string
  title: string
  category: string
  country: string | null
  region: string | null
  /** States its pay, and belongs to the period. */
  counts: boolean
}

/** Locks the pass; undefined while another process has it, and until the next one is due. `through` is null at its start. */
export async function lockPass(tx: Tx): Promise<{ through: string | null } | undefined> {
  await sql`insert into salary_passes default values on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ through: string | null }>`
    select read_through as through from salary_passes
    where read_through is not null or finished_at is null or finished_at < now() - ${passInterval}
    for update skip locked`.execute(tx)
  return rows[0]
}

/** Makes a new pass due, however recent the last one is. */
export const requestPass = (db: Db) => sql`update salary_passes set read_through = null, finished_at = null`.execute(db)

/** The next jobs of the pass, in the order of their ids. */
export const listPostsAfter = (db: Db, through: string | null, limit: number): Promise<ReadPost[]> =>
  listPosts(db, sql`${through}::uuid is null or id > ${through} order by id limit ${limit}`)

export const listPostsByIds = async (db: Db, ids: readonly string[]): Promise<ReadPost[]> =>
  ids.length === 0 ? [] : listPosts(db, sql`id = ${anyUuid(ids)}`)

async function listPosts(db: Db, which: RawBuilder<unknown>): Promise<ReadPost[]> {
  const { rows } = await sql<ReadPost>`
    select jobs.id, jobs.title, jobs.category, coalesce(places.country, jobs.country) as country,
      coalesce(jobs.region, places.region) as region,
      jobs.pay_from is not null and jobs.deleted_at is null and jobs.published_at >= ${firstDay} as counts
    from (select * from jobs where ${which}) as jobs
    left join places on places.id = jobs.place_id order by jobs.id`.execute(db)
  return rows
}

/** The stems of each word, as the terms of the vocabulary are stored. */
export async function stemsOfWords(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ word: string; stems: string[] }>`
    select word, tsvector_to_array(spaced_words(word)) as stems from unnest(${[...words]}::text[]) as word`.execute(db)
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

export interface ScopedPost {
  id: string
  category: string
  title: string | null
  area: string | null
}

export async function putScopes(db: Db, posts: readonly ScopedPost[]): Promise<void> {
  await sql`
    insert into salary_posts (job_id, category, title, area)
    select id, category, title, area
    from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as given(id uuid, category text, title text, area text)
    where exists (select from jobs where jobs.id = given.id)
    on conflict (job_id) do update set category = excluded.category, title = excluded.title, area = excluded.area
    where (salary_posts.category, salary_posts.title, salary_posts.area)
      is distinct from (excluded.category, excluded.title, excluded.area)`.execute(db)
}

export const removePosts = (db: Db, ids: readonly string[]) =>
  sql`delete from salary_posts where job_id = ${anyUuid(ids)}`.execute(db)

/** `through` null ends the pass. */
export const savePass = (tx: Tx, through: string | null) =>
  sql`update salary_passes set read_through = ${through}::uuid,
    finished_at = case when ${through === null} then now() else finished_at end`.execute(tx)
