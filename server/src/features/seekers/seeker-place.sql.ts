import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The largest town of that name, written alone or with its state or country after a comma. */
export const findPlace = (db: Db, text: string) =>
  db
    .selectFrom('places')
    .select(['id', 'latitude', 'longitude'])
    .where('search_name', '=', sql<string>`lower(unaccent(trim(split_part(${text}, ',', 1))))`)
    .where(sql<boolean>`upper(trim(split_part(${text}, ',', 2))) in ('', region, country)`)
    .orderBy('population', 'desc')
    .limit(1)
    .executeTakeFirst()
