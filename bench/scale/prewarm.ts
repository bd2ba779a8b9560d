import type pg from 'pg'

/** What searches read and the rows that pages show of it; the search tables come last, so that they stay where not all has room. */
const hot = `
  select format('%s', relation.oid::regclass) as name from pg_class as relation
  left join pg_index on indexrelid = relation.oid
  join pg_class as owner on owner.oid = coalesce(indrelid, relation.oid)
  where relation.relkind in ('r', 'i') and owner.relnamespace = 'public'::regnamespace
    and owner.relname ~ '^((job|talent)_(search|lexicon)|jobs|employers|response_stats|users|seekers|experiences|hidden_employers|chats|offers|applications)$'
  order by owner.relname ~ '_(search|lexicon)', owner.relname`

/**
 * Reads what a server that has run for a while holds in memory. Without the extension, or the right to add it, the first
 * searches do the same, only slower.
 */
export async function warmUp(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('create extension if not exists pg_prewarm schema bench')
    const { rows } = await pool.query<{ name: string }>(hot)
    for (const { name } of rows) await pool.query('select bench.pg_prewarm($1::regclass)', [name])
  } catch {
    await pool.query('select count(*) from job_search, (select count(*) from talent_search) talents')
  }
}
