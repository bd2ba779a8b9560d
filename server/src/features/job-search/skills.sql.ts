import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isJobShown } from '../../db/visibility.ts'

/** Counts the skills of the newest open jobs as written, most frequent first. */
export const countSkills = (db: Db, newest: number, most: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('jobs')
        .select(sql<string>`unnest(skills)`.as('name'))
        .where(
          'id',
          'in',
          eb
            .selectFrom('jobs')
            .select('jobs.id')
            .where('status', '=', sql.lit('open'))
            .where(isJobShown())
            .orderBy('published_at', 'desc')
            .limit(newest),
        )
        .as('asked'),
    )
    .select((eb) => ['name', eb.fn.countAll<number>().as('jobs')])
    .groupBy('name')
    .orderBy('jobs', 'desc')
    .orderBy('name')
    .limit(most)
    .execute()
