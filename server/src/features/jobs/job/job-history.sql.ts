import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { JobRow } from './jobs.sql.ts'

/** Number of the company's newest earlier posts to read, and of those to compare word by word. */
const postsRead = 500
const postsCompared = 20

/**
 * Lists up to 20 earlier posts of the company in the same place, by similarity of the title. Without a known place,
 * cities are compared as text.
 */
export function listEarlierPosts(tx: Tx, job: JobRow) {
  const sameCity = job.city === null ? sql<boolean>`city is null` : sql<boolean>`lower(city) = lower(${job.city})`
  // Each branch uses its own index, because a company may have ten thousand posts.
  const earlier =
    job.place_id === null
      ? newestBefore(tx, job, sameCity)
      : newestBefore(tx, job, sql<boolean>`place_id = ${job.place_id}`).unionAll(
          newestBefore(tx, job, sql<boolean>`place_id is null and ${sameCity}`),
        )
  return tx
    .selectFrom(earlier.as('earlier'))
    .select((eb) => ['title', 'description', eb.fn.coalesce('first_post_id', 'id').as('first')])
    .orderBy((eb) => sql`similarity(lower(${eb.ref('title')}), lower(${job.title}))`, 'desc')
    .orderBy('published_at', 'desc')
    .limit(postsCompared)
    .execute()
}

const newestBefore = (tx: Tx, { id, employer_id, published_at }: JobRow, inPlace: RawBuilder<boolean>) =>
  tx
    .selectFrom((eb) =>
      eb
        .selectFrom('jobs')
        .select(['id', 'title', 'description', 'first_post_id', 'published_at'])
        .where('employer_id', '=', employer_id)
        .where('id', '<>', id)
        .where('published_at', '<=', published_at)
        .where(inPlace)
        .orderBy('published_at', 'desc')
        .limit(postsRead)
        .as('newest'),
    )
    .selectAll()

/** Moves the post, and those that continue it, to this history. */
export const continueHistory = (tx: Tx, id: string, first: string) =>
  tx
    .updateTable('jobs')
    .set({ first_post_id: first })
    .where((eb) => eb.or([eb('id', '=', id), eb('first_post_id', '=', id)]))
    .where('id', '<>', first)
    .execute()

/** The posts of the history up to and including this one, latest first. */
export const listHistory = (db: Db, { id, first_post_id, published_at }: JobRow) =>
  db
    .selectFrom('jobs')
    .select(['id', 'status', 'published_at'])
    .where((eb) => eb.or([eb('id', '=', first_post_id ?? id), eb('first_post_id', '=', first_post_id ?? id)]))
    .where((eb) => eb.or([eb('published_at', '<', published_at), eb('id', '=', id)]))
    .orderBy('published_at', 'desc')
    .execute()
