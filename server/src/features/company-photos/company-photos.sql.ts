import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { isCompanyShown } from '../../db/visibility.ts'

const columns = ['id', 'picture_key', 'description', 'width', 'height'] as const

export type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number]

/** The photos of a company in its order. */
export const listPhotos = (db: Db, id: string) =>
  db.selectFrom('company_photos').select(columns).where('employer_id', '=', id).orderBy('position').execute()

interface NewPhoto {
  readonly picture_key: string
  readonly description: string | null
  readonly width: number
  readonly height: number
}

/** Adds the photo after the others. Call under the lock of the company. */
export const insertPhoto = (tx: Tx, employerId: CompanyId, photo: NewPhoto) =>
  tx
    .insertInto('company_photos')
    .values({
      ...photo,
      employer_id: employerId,
      position: sql<number>`(select count(*) + 1 from company_photos where employer_id = ${employerId})`,
    })
    .execute()

/** Returns false when the company has no such photo. */
export async function setDescription(
  tx: Tx,
  employerId: CompanyId,
  { id, description }: { id: string; description: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company_photos')
    .set({ description })
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Numbers these photos of the company from 1. The constraint on positions is checked at the end of the transaction. */
export const setPositions = (tx: Tx, employerId: CompanyId, ids: readonly string[]) =>
  tx
    .updateTable('company_photos')
    .set({ position: sql<number>`array_position(${ids}::uuid[], id)` })
    .where('id', '=', anyUuid(ids))
    .where('employer_id', '=', employerId)
    .execute()

/** Returns the key of its files, which the database releases; undefined when the company has no such photo. */
export const deletePhoto = (tx: Tx, employerId: CompanyId, id: string) =>
  tx
    .deleteFrom('company_photos')
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .returning('picture_key')
    .executeTakeFirst()

export const deletePhotosOf = (tx: Tx, employerId: CompanyId) =>
  tx.deleteFrom('company_photos').where('employer_id', '=', employerId).execute()

/** Whether the photo is of a company that others may see. */
export const isPhotoShown = async (db: Db, key: string): Promise<boolean> =>
  (await db
    .selectFrom('company_photos')
    .innerJoin('employers', 'employers.user_id', 'company_photos.employer_id')
    .select('company_photos.id')
    .where('company_photos.picture_key', '=', key)
    .where(isCompanyShown())
    .executeTakeFirst()) !== undefined
