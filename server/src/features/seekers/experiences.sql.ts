import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The experiences of these seekers, those that began last first. */
export const listExperiences = (db: Db, seekerIds: readonly string[]) =>
  db
    .selectFrom('experiences')
    .selectAll()
    .where('seeker_id', '=', sql<string>`any(${seekerIds}::uuid[])`)
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .execute()
export type ExperienceRow = Awaited<ReturnType<typeof listExperiences>>[number]
