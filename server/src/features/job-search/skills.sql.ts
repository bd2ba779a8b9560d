import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isJobShown } from '../../db/visibility.ts'

/**
 * Counts the skills of the newest open jobs as written, most frequent first. Leaves out those that only one company asks
 * for, so that a cached list never names what a hidden job made up.
 */
export const countSkills = (db: Db, newest: number, most: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('jobs')
        .select(['employer_id', sql<string>`unnest(skills)`.as('name')])
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
    .having(sql`count(distinct employer_id)`, '>', sql.lit(1))
    .orderBy('jobs', 'desc')
    .orderBy('name')
    .limit(most)
    .execute()
