import type pg from 'pg'

/** The rows that pages show stay with the operating system; what searches read comes last, into the memory of the database itself. */
const hot = `
  select format('%s', oid::regclass) as name, case when relname ~ '_(search|lexicon)' then 'buffer' else 'read' end as mode
  from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace
    and relname ~ '^((job|talent)_(search|lexicon).*|(jobs|employers|seekers|users|response_stats)(_pkey)?)$'
  order by mode desc`

/**
 * Reads what a server that has run for a while holds in memory. Without the extension, or the right to add it, the first
 * searches do the same, only slower.
 */
export async function warmUp(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('create extension if not exists pg_prewarm schema bench')
    const { rows } = await pool.query<{ name: string; mode: string }>(hot)
    for (const { name, mode } of rows) await pool.query('select bench.pg_prewarm($1::regclass, $2)', [name, mode])
  } catch {
    await pool.query('select count(*) from job_search, (select count(*) from talent_search) talents')
  }
}
