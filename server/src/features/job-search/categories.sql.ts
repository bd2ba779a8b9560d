import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isJobShown } from '../../db/visibility.ts'

/** Counts open jobs by category as written, largest first. */
export const countCategories = (db: Db, most: number) =>
  db
    .selectFrom('jobs')
    .select((eb) => ['category as name', eb.fn.countAll<number>().as('jobs')])
    .where('status', '=', sql.lit('open'))
    .where(isJobShown())
    .groupBy('category')
    .orderBy('jobs', 'desc')
    .orderBy('category')
    .limit(most)
    .execute()
