import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { JobRow } from './jobs.sql.ts'

/** So many of the company's newest earlier posts are looked through, of which so many are compared word by word. */
const postsRead = 500
const postsCompared = 20

/** Earlier posts of the same company in the same place, those with the most similar title first: at most 20. */
export const listEarlierPosts = (tx: Tx, { id, employer_id, title, place_id, city, published_at }: JobRow) =>
  tx
    .selectFrom((eb) =>
      eb
        .selectFrom('jobs')
        .select(['id', 'title', 'description', 'first_post_id', 'published_at'])
        .where('employer_id', '=', employer_id)
        .where('id', '<>', id)
        .where('published_at', '<=', published_at)
        .where(
          sql<boolean>`case when place_id is null or ${place_id}::int is null
            then lower(city) is not distinct from lower(${city}) else place_id = ${place_id} end`,
        )
        .orderBy('published_at', 'desc')
        .limit(postsRead)
        .as('earlier'),
    )
    .select((eb) => ['title', 'description', eb.fn.coalesce('first_post_id', 'id').as('first')])
    .orderBy((eb) => sql`similarity(lower(${eb.ref('title')}), lower(${title}))`, 'desc')
    .orderBy('published_at', 'desc')
    .limit(postsCompared)
    .execute()

/** The post, and those that continue it, continue this history from now on. */
export const continueHistory = (tx: Tx, id: string, first: string) =>
  tx
    .updateTable('jobs')
    .set({ first_post_id: first })
    .where((eb) => eb.or([eb('id', '=', id), eb('first_post_id', '=', id)]))
    .where('id', '<>', first)
    .execute()

/** The posts of the history up to this one, the latest first; this one is among them. */
export const listHistory = (db: Db, { id, first_post_id, published_at }: JobRow) =>
  db
    .selectFrom('jobs')
    .select(['id', 'status', 'published_at'])
    .where((eb) => eb.or([eb('id', '=', first_post_id ?? id), eb('first_post_id', '=', first_post_id ?? id)]))
    .where((eb) => eb.or([eb('published_at', '<', published_at), eb('id', '=', id)]))
    .orderBy('published_at', 'desc')
    .execute()
