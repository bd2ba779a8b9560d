import type pg from 'pg'

/** Tables that are filled in batches, and the tables derived from them. Not experiences, whose index `publishTalents` reads. */
const tables = [
  ...['users', 'sessions', 'employers', 'seekers', 'hidden_employers', 'jobs', 'job_search'],
  ...['talent_search', 'applications', 'application_steps', 'offers', 'chats', 'messages'],
]

interface DeferredConstraint {
  name: string
  drop: string
  restore: string
  /** Order of restoring: indexes come before the foreign keys that need them. */
  rank: number
}

/**
 * Drops foreign keys, indexes without a constraint and autovacuum, and records the statements that restore them.
 * Building them over full tables takes a quarter of the time; foreign keys are still validated.
 */
export async function deferConstraints(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<DeferredConstraint>(
    `select conname as name, format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore, 2 as rank
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
  for (const { name, drop, restore, rank } of rows) {
    await pool.query(`begin; ${insertDeferred(name, restore, rank)}; ${drop}; commit`)
  }
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const insertDeferred = (name: string, restore: string, rank: number) =>
  `insert into bench.deferred_constraints values (${literal(name)}, ${literal(restore)}, ${rank}) on conflict (name) do nothing`

/** Restores everything that was deferred; an interrupted run is resumed by the next one. */
export async function restoreConstraints(
  client: pg.ClientBase,
  onProgress: (name: string, n: number, of: number) => void,
): Promise<void> {
  const { rows } = await client.query<DeferredConstraint>(
    'select * from bench.deferred_constraints order by rank, name',
  )
  for (const [done, { name, restore }] of rows.entries()) {
    onProgress(name, done + 1, rows.length)
    await client.query('begin')
    await client.query(restore)
    await client.query('delete from bench.deferred_constraints where name = $1', [name])
    await client.query('commit')
  }
}
