import { sql } from 'kysely'
import { type Database, openDatabase, openPool } from '../server/src/db/database.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { drawFrom } from '../server/src/demo/random.ts'
import { trades } from '../server/src/demo/trades.ts'
import { hashSecret } from '../server/src/features/accounts/passwords.ts'
import { hashToken } from '../server/src/features/accounts/tokens.ts'
import { loadPlacesOnce } from '../server/src/features/places/load-places.service.ts'
import { rebuildLexicon } from '../server/src/search/search-lexicon.sql.ts'
import { publishManyJobs, tidySearch } from '../server/src/search/search-write.sql.ts'

export const password = 'a password for the bench'
const portion = 1_000

export interface Sizes {
  readonly jobs: number
  readonly employers: number
  readonly seekers: number
}

/** The token of the n-th seeker; known beforehand, so that requests need no sign-in. */
export const tokenOf = (seeker: number): string => `bench-token-${String(seeker).padStart(31, '0')}`

/** Fills an empty database; does nothing when it was filled to this size before. */
export async function generate(url: string, sizes: Sizes, say: (line: string) => void): Promise<void> {
  const pool = openPool({ url, connections: 4 })
  const db = openDatabase(pool)
  try {
    await migrate(db)
    await loadPlacesOnce(db)
    const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from jobs`.execute(db)
    if ((rows[0]?.jobs ?? 0) < sizes.jobs) await fill(db, sizes, say)
  } finally {
    await pool.end()
  }
}

async function fill(db: Database, sizes: Sizes, say: (line: string) => void): Promise<void> {
  await fillPeople(db, sizes)
  for (let done = 0; done < sizes.jobs; done += portion) {
    await fillJobs(db, done, Math.min(portion, sizes.jobs - done), sizes.employers)
    if (done % 10_000 === 0) say(`${done} of ${sizes.jobs} jobs`)
  }
  await tidySearch(db, 'job_search')
  await rebuildLexicon(db, 'job_search')
  await sql`analyze`.execute(db)
}

async function fillPeople(db: Database, { employers, seekers }: Sizes): Promise<void> {
  const hash = await hashSecret(password)
  const tokens = Array.from({ length: seekers }, (_, i) => hashToken(tokenOf(i)))
  await sql`
    with people as (
      insert into users (email, phone, password_hash, user_type)
      select 'employer' || n || '@bench.example', '+12085550100', ${hash}, 'employer' from generate_series(0, ${employers - 1}::int) n
      returning id, email
    )
    insert into employers (user_id, first_name, last_name, business_name, business_location)
    select id, 'Bench', 'Employer', 'Company ' || split_part(email, '@', 1), 'Boise, ID' from people`.execute(db)
  await sql`
    with people as (
      insert into users (email, phone, password_hash, user_type)
      select 'seeker' || n || '@bench.example', '+12085550100', ${hash}, 'jobseeker' from generate_series(0, ${seekers - 1}::int) n
      returning id, email
    ), profiles as (
      insert into seekers (user_id, first_name, last_name, city, job_title, skills, published_at)
      select id, 'Bench', 'Seeker', 'Boise', 'Baker', '{Baking}', now() from people
    )
    insert into sessions (user_id, token_hash, expires_at)
    select id, (${tokens}::bytea[])[1 + substring(email from '[0-9]+')::int], now() + interval '1 day' from people`.execute(
    db,
  )
}

/** Jobs by trades and towns, the large towns most often; text with a long tail of rare words. */
async function fillJobs(db: Database, first: number, count: number, employers: number): Promise<void> {
  const draw = drawFrom(first + 1)
  const rows = Array.from({ length: count }, (_, i) => {
    const trade = draw.pick(trades)
    const tail = Array.from({ length: 60 }, () => `word${Math.floor(40_000 * draw.next() ** 6)}`).join(' ')
    const from = trade.pay[0] + draw.next() * 10
    return {
      n: first + i,
      employer: Math.floor(employers * draw.next() ** 3),
      title: `${draw.pick(trade.titles)} ${draw.pick(['', 'nights', 'weekends', 'team', 'senior'])}`.trim(),
      category: trade.category,
      skills: draw.sample(trade.skills, 4),
      description: `${draw.sample(trade.tasks, 3).join('. ')}. ${tail}`,
      town: Math.floor(400 * draw.next() ** 2),
      from,
      to: from * 1.2,
    }
  })
  await db.transaction().execute(async (tx) => {
    const inserted = await sql<{ id: string }>`
      with towns as (select id, name, country, latitude, longitude, row_number() over (order by population desc) - 1 as rank
        from places where country = 'US' order by population desc limit 400)
      insert into jobs (employer_id, title, category, pay_from, pay_to, skills, description, city, country, place_id, latitude,
        longitude, published_at)
      select users.id, row.title, row.category, row."from", row."to",
        array(select jsonb_array_elements_text(row.skills)), row.description, towns.name, towns.country, towns.id, towns.latitude,
        towns.longitude, now() - make_interval(mins => 200000 - row.n)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (n int, employer int, title text, category text, skills jsonb, description text, town int, "from" numeric, "to" numeric)
      join users on users.email = 'employer' || row.employer || '@bench.example'
      join towns on towns.rank = row.town
      order by row.n
      returning id`.execute(tx)
    await publishManyJobs(
      tx,
      inserted.rows.map(({ id }) => id),
    )
  })
}
