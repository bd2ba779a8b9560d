import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db } from '../../../db/database.ts'

/** The towns of these job seekers; those in unknown towns are missing. */
export const listTownsOfSeekers = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('seekers')
    .innerJoin('places', 'places.id', 'seekers.place_id')
    .select(['seekers.user_id', 'places.id', 'places.name', 'places.region', 'places.country'])
    .select(['places.latitude', 'places.longitude'])
    .where('seekers.user_id', '=', anyUuid(ids))
    .execute()
