import type pg from 'pg'

/** Relations of searches and result pages; the search tables come last, so that they stay cached if memory is short. */
const hot = `
  select format('%s', relation.oid::regclass) as name from pg_class as relation
  left join pg_index on indexrelid = relation.oid
  join pg_class as owner on owner.oid = coalesce(indrelid, relation.oid)
  where relation.relkind in ('r', 'i') and owner.relnamespace = 'public'::regnamespace
    and owner.relname ~ '^((job|talent)_(search|lexicon)|jobs|employers|response_stats|users|seekers|experiences|hidden_employers|chats|offers|applications)$'
  order by owner.relname ~ '_(search|lexicon)', owner.relname`

/**
 * Loads the relations that a warm server has in memory. Falls back to a scan without the extension pg_prewarm.
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
