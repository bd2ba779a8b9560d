import { limits } from '@hearback/contract/values/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import type { TurnRange } from './rank-posts.sql.ts'
import type { DetailColumns } from './work-details.ts'

/** Takes a session-level lock. Returns false if another import holds it. */
export async function lockImport(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(hashtext('import')) as mine`.execute(db)
  return rows[0]?.mine ?? false
}

export async function unlockImport(db: Db): Promise<void> {
  await sql`select pg_advisory_unlock(hashtext('import'))`.execute(db)
}

/**
 * Creates an account without credentials for each new company of the staged posts; a trigger adds its statistics row.
 * Returns the number of new companies.
 */
export async function insertCompanies(db: Db, description: string): Promise<number> {
  const { rows } = await sql<{ user_id: string }>`
    with company as (
      select name, 'company-' || substr(encode(sha256(convert_to(name, 'UTF8')), 'hex'), 1, 24) || '@import.invalid' as email
      from (select distinct company as name from import_rows) as named
      where not exists (select from employers where import_name = name)
    ), account as (
      insert into users (email, user_type, origin) select email, 'employer', 'import' from company
      on conflict (email) do nothing returning id, email
    )
    insert into employers (user_id, first_name, last_name, business_name, business_description, import_name)
    select account.id, 'Hiring', 'team', name, ${description}, name from company join account using (email)
    on conflict (import_name) do nothing returning user_id`.execute(db)
  return rows.length
}

/** Staged posts in this range of the order, with their company and place. */
const incoming = ({ from, to }: TurnRange) => sql`
  select turn, rank, import_rows.*, employers.user_id as employer_id, import_spots.place_id, place_street, place_postal_code,
    coalesce(import_spots.place_city, import_rows.city) as in_city, coalesce(import_rows.region, import_spots.place_region) as in_region,
    coalesce(import_rows.country, import_spots.place_country) as in_country,
    import_spots.latitude as at_latitude, import_spots.longitude as at_longitude
  from import_order join import_rows using (line)
  join employers on employers.import_name = company
  left join import_spots using (spot)
  where turn between ${from} and ${to}`

const fullTerm = sql`now() + make_interval(days => ${sql.lit(limits.jobDays)})`

/** The expiry of a new post. With `reopen`, one whose closing date has passed gets a full term. */
const newEnd = (reopen: boolean) =>
  reopen ? sql`case when closes_at > now() then closes_at else ${fullTerm} end` : sql`coalesce(closes_at, ${fullTerm})`

/** The expiry of an existing post: the date of the source if there is one, else unchanged. */
const knownEnd = (reopen: boolean) =>
  reopen
    ? sql`case when closes_at > now() then closes_at when jobs.expires_at > now() then jobs.expires_at else ${fullTerm} end`
    : sql`coalesce(closes_at, jobs.expires_at)`

/** Splits an amount like `pay-columns.rules.ts`: rounded to hundredths, and the rest. */
const splitPay = (column: string) =>
  sql`round(${sql.ref(column)}, 2), coalesce(${sql.ref(column)} - round(${sql.ref(column)}, 2), 0)`

const detailNames = [
  'shifts',
  'work_days',
  'hours_per_week_from',
  'hours_per_week_to',
  'start_date',
  'starts_immediately',
  'benefits',
  'experience_level',
  'openings',
  'neighborhood',
  'language',
  'vacancy',
  'ai_use',
  'ai_use_details',
  'decision_by',
] as const satisfies readonly (keyof DetailColumns)[]
const details = (table?: 'jobs' | 'post' | 'change') =>
  sql.join(detailNames.map((name) => sql.ref(table ? `${table}.${name}` : name)))

/** Inserts new posts with the rank of their publication. */
export const insertJobs = (tx: Tx, turns: TurnRange, reopen: boolean): Promise<string[]> =>
  idsOf(
    tx,
    sql`
    insert into jobs (employer_id, title, category, pay_from, pay_from_rest, pay_to, pay_to_rest, pay_period, currency, skills, description,
      employment_type, workplace, city, region, country, street, postal_code, place_id, latitude, longitude, status, expires_at,
      published_at, confirmed_at, source, source_id, source_url, search_seq, ${details()})
    select employer_id, title, category, ${splitPay('pay_from')}, ${splitPay('pay_to')}, pay_period, currency, skills, description,
      employment_type, workplace, in_city, in_region, in_country, place_street, place_postal_code, place_id, at_latitude, at_longitude,
      case when ends_at > now() then 'open' else 'expired' end, ends_at, posted_at, posted_at, source, source_id, source_url, rank, ${details()}
    from (${incoming(turns)}) as post cross join lateral (select ${newEnd(reopen)} as ends_at) as term
    where not exists (select from jobs where jobs.source = post.source and jobs.source_id = post.source_id)
    order by turn
    on conflict (source, source_id) do nothing returning id`,
  )

const stated = sql`(post.title, post.category, post.pay_from, post.pay_to, post.pay_period, post.currency, post.skills,
  post.description, post.employment_type, post.workplace, post.in_city, post.in_country, post.place_id, post.at_latitude,
  post.at_longitude, owner.id, ${details('post')})`
const known = sql`(jobs.title, jobs.category, jobs.pay_from + jobs.pay_from_rest, jobs.pay_to + jobs.pay_to_rest, jobs.pay_period, jobs.currency, jobs.skills,
  jobs.description, jobs.employment_type, jobs.workplace, jobs.city, jobs.country, jobs.place_id, jobs.latitude,
  jobs.longitude, jobs.employer_id, ${details('jobs')})`

/** Updates existing posts to the state of the source. A post with applications keeps its company, and a paused or closed post keeps its status. */
export const updateJobs = (tx: Tx, turns: TurnRange, reopen: boolean): Promise<string[]> =>
  idsOf(
    tx,
    sql`
    with change as (
      select jobs.id as job_id, post.*, owner.id as owner_id, ends_at, next_status,
        ${known} is distinct from ${stated} as is_other
      from (${incoming(turns)}) as post
      join jobs on jobs.source = post.source and jobs.source_id = post.source_id
      cross join lateral (select case when exists (select from applications where job_id = jobs.id)
        then jobs.employer_id else post.employer_id end as id) as owner
      cross join lateral (select ${knownEnd(reopen)} as ends_at) as term
      cross join lateral (select case when jobs.status in ('paused', 'closed') then jobs.status
        when ends_at > now() then 'open' else 'expired' end as next_status) as state
    )
    update jobs set title = change.title, category = change.category,
      (pay_from, pay_from_rest) = row(${splitPay('change.pay_from')}),
      (pay_to, pay_to_rest) = row(${splitPay('change.pay_to')}),
      pay_period = change.pay_period, currency = change.currency, skills = change.skills,
      description = change.description, employment_type = change.employment_type, workplace = change.workplace,
      city = change.in_city, region = change.in_region, country = change.in_country,
      street = change.place_street, postal_code = change.place_postal_code, place_id = change.place_id,
      latitude = change.at_latitude, longitude = change.at_longitude, published_at = change.posted_at, employer_id = change.owner_id,
      (${details()}) = row(${details('change')}),
      expires_at = change.ends_at, status = change.next_status, source_url = change.source_url,
      confirmed_at = case when is_other then now() else jobs.confirmed_at end
    from change
    where jobs.id = job_id and (is_other
      or (jobs.region, jobs.street, jobs.postal_code, jobs.source_url)
        is distinct from (change.in_region, change.place_street, change.place_postal_code, change.source_url)
      or jobs.published_at <> change.posted_at or jobs.expires_at <> change.ends_at or jobs.status <> next_status)
    returning jobs.id`,
  )

/** Counts staged posts with a past closing date, by whether they are open or expired. */
export async function countPastClosing(db: Db): Promise<{ open: number; expired: number }> {
  const { rows } = await sql<{ open: number; expired: number }>`
    select count(*) filter (where status = 'open')::int as open, count(*) filter (where status = 'expired')::int as expired
    from import_rows join jobs using (source, source_id) where closes_at <= now()`.execute(db)
  return rows[0] ?? { open: 0, expired: 0 }
}

export async function analyzeImported(db: Db): Promise<void> {
  for (const table of ['users', 'employers', 'jobs']) await sql`analyze ${sql.table(table)}`.execute(db)
}

async function idsOf(tx: Tx, statement: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await statement.execute(tx)
  return (rows as { id: string }[]).map((row) => row.id)
}
