import type pg from 'pg'

/** What is filled by the portion, each with what is filled from it. */
const tables = [
  ...['users', 'sessions', 'employers', 'seekers', 'experiences', 'hidden_employers', 'jobs', 'job_search'],
  ...['talent_search', 'applications', 'application_steps', 'offers', 'chats', 'messages'],
]

interface Held {
  name: string
  drop: string
  restore: string
  /** Indexes before the foreign keys that look rows up in them. */
  place: number
}

/**
 * Takes away foreign keys, indexes that no constraint needs, and autovacuum, and notes how they come back: sorted into
 * whole tables they cost a quarter of what they cost row by row, and the foreign keys are checked all the same.
 */
export async function holdBack(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Held>(
    `select conname as name, format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore, 2 as place
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])
     union all
     select indexrelid::regclass::text, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 1
     from pg_index where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
     union all
     select 'autovacuum of ' || name, format('alter table %s set (autovacuum_enabled = off)', name),
       format('alter table %s reset (autovacuum_enabled)', name), 0
     from unnest($1::text[]) as name`,
    [tables],
  )
  for (const { name, drop, restore, place } of rows) {
    await pool.query(`begin; ${insertHeld(name, restore, place)}; ${drop}; commit`)
  }
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const insertHeld = (name: string, restore: string, place: number) =>
  `insert into bench.held values (${literal(name)}, ${literal(restore)}, ${place}) on conflict (name) do nothing`

/** Brings back what was held; stopped in the midst of it, the rest next time. */
export async function restoreHeld(
  client: pg.ClientBase,
  tell: (name: string, n: number, of: number) => void,
): Promise<void> {
  const { rows } = await client.query<Held>('select * from bench.held order by place, name')
  for (const [done, { name, restore }] of rows.entries()) {
    tell(name, done + 1, rows.length)
    await client.query('begin')
    await client.query(restore)
    await client.query('delete from bench.held where name = $1', [name])
    await client.query('commit')
  }
}
