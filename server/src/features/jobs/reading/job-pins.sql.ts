import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db } from '../../../db/database.ts'
import { payFrom, payTo } from '../../../db/pay-columns.ts'
import { isJobShown } from '../../../db/visibility.ts'

/** Open jobs with a place, unordered; coordinates are rounded to about 2 km. */
export const listPins = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.user_id', 'jobs.employer_id')
    .leftJoin('places', 'places.id', 'jobs.place_id')
    .select(['jobs.id', 'jobs.title', 'jobs.city', 'employers.business_name'])
    .select([payFrom, payTo, 'jobs.pay_period', 'jobs.currency'])
    .select([
      sql<number>`public_latitude(coalesce(jobs.latitude, places.latitude))`.as('latitude'),
      sql<number>`public_longitude(coalesce(jobs.latitude, places.latitude), coalesce(jobs.longitude, places.longitude))`.as(
        'longitude',
      ),
    ])
    .where('jobs.id', '=', anyUuid(ids))
    .where('jobs.status', '=', sql.lit('open'))
    .where(isJobShown())
    .where(sql<boolean>`coalesce(jobs.latitude, places.latitude) is not null`)
    .execute()

export type PinRow = Awaited<ReturnType<typeof listPins>>[number]
