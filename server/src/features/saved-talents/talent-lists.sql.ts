import { talentLimits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import { firstFreeSlot } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { isFindableBy } from '../../db/visibility.ts'

/** People of a list whom the company may find now. */
const shownPeople = (employerId: CompanyId) => sql`talent_list_people listed
  join seekers on seekers.user_id = listed.seeker_id join users on users.id = listed.seeker_id
  where listed.list_id = talent_lists.id and ${isFindableBy(employerId)}`

const listsOf = (db: Db, employerId: CompanyId, person?: string) =>
  db
    .selectFrom('talent_lists')
    .select(['id', 'name', 'created_at'])
    .select([
      sql<number>`(select count(*) from ${shownPeople(employerId)})`.as('people'),
      sql<boolean>`exists (select from ${shownPeople(employerId)} and listed.seeker_id = ${person ?? null}::uuid)`.as(
        'has_person',
      ),
    ])
    .where('employer_id', '=', employerId)

export const listListRows = (db: Db, employerId: CompanyId, person?: string) =>
  listsOf(db, employerId, person).orderBy(sql`lower(name)`).orderBy('id').execute()
export type ListRow = Awaited<ReturnType<typeof listListRows>>[number]

export const findListRow = (db: Db, employerId: CompanyId, id: string) =>
  listsOf(db, employerId).where('id', '=', id).executeTakeFirst()

/** Undefined once all slots are taken. Fails at talent_lists_name for a name that is taken. Call under the lock of the company. */
export const insertList = (tx: Tx, employerId: CompanyId, name: string) =>
  tx
    .insertInto('talent_lists')
    .columns(['employer_id', 'slot', 'name'])
    .expression((eb) =>
      eb
        .selectFrom(firstFreeSlot('talent_lists', sql`employer_id = ${employerId}`, talentLimits.lists).as('free'))
        .select([
          sql<string>`${employerId}::uuid`.as('employer_id'),
          'free.slot',
          sql<string>`${name}::text`.as('name'),
        ]),
    )
    .returning('id')
    .executeTakeFirst()

export const renameList = (db: Db, employerId: CompanyId, id: string, name: string) =>
  db
    .updateTable('talent_lists')
    .set({ name })
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .returning('id')
    .executeTakeFirst()

export const deleteList = (db: Db, employerId: CompanyId, id: string) =>
  db
    .deleteFrom('talent_lists')
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .returning('id')
    .executeTakeFirst()

export const deleteTalentLists = (tx: Tx, userId: string) =>
  tx.deleteFrom('talent_lists').where('employer_id', '=', userId).execute()

/** Serializes changes to the people of the list; undefined for a list of another company. */
export const lockList = (tx: Tx, employerId: CompanyId, id: string) =>
  tx
    .selectFrom('talent_lists')
    .select('id')
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const isFindable = async (db: Db, employerId: CompanyId, seekerId: string): Promise<boolean> =>
  (await db
    .selectFrom('seekers')
    .innerJoin('users', 'users.id', 'seekers.user_id')
    .select('seekers.user_id')
    .where('seekers.user_id', '=', seekerId)
    .where(isFindableBy(employerId))
    .executeTakeFirst()) !== undefined

export const isListed = async (db: Db, listId: string, seekerId: string): Promise<boolean> =>
  (await db
    .selectFrom('talent_list_people')
    .select('slot')
    .where('list_id', '=', listId)
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst()) !== undefined

/** Undefined once all slots are taken. Call under the lock of the list. */
export const insertPerson = (tx: Tx, listId: string, seekerId: string) =>
  tx
    .insertInto('talent_list_people')
    .columns(['list_id', 'slot', 'seeker_id'])
    .expression((eb) =>
      eb
        .selectFrom(firstFreeSlot('talent_list_people', sql`list_id = ${listId}`, talentLimits.listPeople).as('free'))
        .select([
          sql<string>`${listId}::uuid`.as('list_id'),
          'free.slot',
          sql<string>`${seekerId}::uuid`.as('seeker_id'),
        ]),
    )
    .returning('slot')
    .executeTakeFirst()

/** People whom the company cannot find any more make room on a full list. */
export const deleteUnfindable = (tx: Tx, employerId: CompanyId, listId: string) =>
  tx
    .deleteFrom('talent_list_people')
    .using(['seekers', 'users'])
    .whereRef('seekers.user_id', '=', 'talent_list_people.seeker_id')
    .whereRef('users.id', '=', 'talent_list_people.seeker_id')
    .where('list_id', '=', listId)
    .where(sql<boolean>`not ${isFindableBy(employerId)}`)
    .execute()

export const deletePerson = (tx: Tx, listId: string, seekerId: string) =>
  tx.deleteFrom('talent_list_people').where('list_id', '=', listId).where('seeker_id', '=', seekerId).execute()

export const deletePersonFromLists = (tx: Tx, seekerId: string) =>
  tx.deleteFrom('talent_list_people').where('seeker_id', '=', seekerId).execute()

/** A page of the people whom the company may find, latest added first. */
export async function listPeopleIds(
  db: Db,
  { employerId, listId }: { employerId: CompanyId; listId: string },
  { page, limit }: { page: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ seeker_id: string }>`
    select listed.seeker_id from talent_lists join lateral (select listed.* from ${shownPeople(employerId)}) listed on true
    where talent_lists.id = ${listId} order by listed.added_at desc, listed.seeker_id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return rows.map((row) => row.seeker_id)
}
