import type { SavedTalentFilters } from '@hearback/contract/people/saved-talents.ts'
import { talentLimits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { firstFreeSlot } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { toJsonb } from '../../db/jsonb.ts'

const columns = ['id', 'name', 'filters', 'visited_at', 'created_at'] as const

export const listSearchRows = (db: Db, employerId: CompanyId) =>
  db
    .selectFrom('talent_searches')
    .select(columns)
    .where('employer_id', '=', employerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
export type SearchRow = Awaited<ReturnType<typeof listSearchRows>>[number]

interface NewSearch {
  employerId: CompanyId
  name: string
  filters: SavedTalentFilters
}

/** Undefined once all slots are taken. Fails at talent_searches_name for a name that is taken. Call under the lock of the company. */
export const insertSearch = (tx: Tx, { employerId, name, filters }: NewSearch) =>
  tx
    .insertInto('talent_searches')
    .columns(['employer_id', 'slot', 'name', 'filters'])
    .expression((eb) =>
      eb
        .selectFrom(
          firstFreeSlot('talent_searches', sql`employer_id = ${employerId}`, talentLimits.searches).as('free'),
        )
        .select([
          sql<string>`${employerId}::uuid`.as('employer_id'),
          'free.slot',
          sql<string>`${name}::text`.as('name'),
          sql<string>`${toJsonb(filters)}::jsonb`.as('filters'),
        ]),
    )
    .returning(columns)
    .executeTakeFirst()

export const renameSearch = (db: Db, employerId: CompanyId, id: string, name: string) =>
  db
    .updateTable('talent_searches')
    .set({ name })
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .returning('id')
    .executeTakeFirst()

export const visitSearch = (db: Db, employerId: CompanyId, id: string) =>
  db
    .updateTable('talent_searches')
    .set({ visited_at: sql`now()` })
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .returning('id')
    .executeTakeFirst()

export const deleteSearch = (db: Db, employerId: CompanyId, id: string) =>
  db
    .deleteFrom('talent_searches')
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .returning('id')
    .executeTakeFirst()

export const deleteTalentSearches = (tx: Tx, userId: string) =>
  tx.deleteFrom('talent_searches').where('employer_id', '=', userId).execute()

/** How many of these profiles were published after the visit. */
export const countPublishedSince = (db: Db, ids: readonly string[], since: Date) =>
  db
    .selectFrom('seekers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', anyUuid(ids))
    .where('published_at', '>', since)
    .executeTakeFirstOrThrow()
