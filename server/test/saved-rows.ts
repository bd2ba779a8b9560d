import type pg from 'pg'
import { deletesOf, keep } from './database.ts'

/** Copies all rows of a test's database. Returns statements for `runWithoutTriggers` that bring exactly these back. */
export async function saveRows(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(
    `select relname as name, string_agg(quote_ident(attname), ', ') as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all ($1)
       and attnum > 0 and not attisdropped and attgenerated = '' group by relname`,
    [keep],
  )
  const copying = tables.map(({ name }) => `create table saved.${name} as table public.${name}`)
  await pool.query(['drop schema if exists saved cascade', 'create schema saved', ...copying].join(';'))
  const filled = tables.map(({ name }) => `select '${name}' as name where exists (select from saved.${name})`)
  const { rows } = await pool.query<{ name: string }>(filled.join(' union all '))
  const names = new Set(rows.map(({ name }) => name))
  const inserting = tables
    .filter(({ name }) => names.has(name))
    .map(
      ({ name, columns }) =>
        `insert into ${name} (${columns}) overriding system value select ${columns} from saved.${name}`,
    )
  // Without triggers, too, which would derive a second time what is among the copied rows.
  return [...(await deletesOf(pool)), ...inserting]
}
