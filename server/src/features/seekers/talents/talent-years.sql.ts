import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'

/** Profiles whose documents lag behind their years of experience, which grow with a current job. */
export const lockOutdatedYears = (tx: Tx, limit: number) =>
  tx
    .selectFrom('seekers')
    .innerJoin('talent_search', 'talent_search.id', 'seekers.user_id')
    .select('seekers.user_id')
    .where('seekers.terms_shown', '=', sql.lit(true))
    .where(sql<boolean>`years_of_experience(seekers.user_id) between 1 and 50`)
    .where(sql<boolean>`not talent_search.doc @@ ('''o/' || years_of_experience(seekers.user_id) || '''')::tsquery`)
    .orderBy('seekers.user_id')
    .limit(limit)
    .forNoKeyUpdate('seekers')
    .skipLocked()
    .execute()
