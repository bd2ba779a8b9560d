import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Profiles whose documents lag behind when their owner was last seen. */
export const lockOutdatedSeen = (tx: Tx, limit: number) =>
  tx
    .selectFrom('seekers')
    .innerJoin('users', 'users.id', 'seekers.user_id')
    .innerJoin('talent_search', 'talent_search.id', 'seekers.user_id')
    .select('seekers.user_id')
    .where('seekers.terms_shown', '=', sql.lit(true))
    .where(
      sql<boolean>`array(select facet from unnest(tsvector_to_array(talent_search.doc)) as facet
        where facet in ('z/week', 'z/month') order by facet desc) <> seen_facets(users.last_seen_at)`,
    )
    .orderBy('seekers.user_id')
    .limit(limit)
    .forNoKeyUpdate('seekers')
    .skipLocked()
    .execute()
