import type { Insertable, Updateable } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Experiences } from '../../../db/schema.ts'

/** The experiences of these seekers, latest start first. */
export const listExperiences = (db: Db, seekerIds: readonly string[]) =>
  db
    .selectFrom('experiences')
    .selectAll()
    .where('seeker_id', '=', anyUuid(seekerIds))
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .execute()
export type ExperienceRow = Awaited<ReturnType<typeof listExperiences>>[number]

export async function countExperiences(tx: Tx, seekerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('experiences')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seeker_id', '=', seekerId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertExperience = (tx: Tx, experience: Insertable<Experiences>) =>
  tx.insertInto('experiences').values(experience).returningAll().executeTakeFirstOrThrow()

/** Locks the person's experience; undefined when they have no such experience. */
export const lockExperience = (tx: Tx, seekerId: string, id: string) =>
  tx
    .selectFrom('experiences')
    .selectAll()
    .where('id', '=', id)
    .where('seeker_id', '=', seekerId)
    .forUpdate()
    .executeTakeFirst()

export const updateExperience = (tx: Tx, id: string, changes: Updateable<Experiences>) =>
  tx.updateTable('experiences').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Returns undefined when the person has no such experience. */
export const deleteExperience = (tx: Tx, seekerId: string, id: string) =>
  tx.deleteFrom('experiences').where('id', '=', id).where('seeker_id', '=', seekerId).returning('id').executeTakeFirst()
