import { fileLimits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import { firstFreeSlot } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'

const columns = ['id', 'name', 'kind', 'size', 'media_type', 'created_at', 'updated_at'] as const

/** The files in the library of a job seeker, latest first. */
export const listFileRows = (db: Db, seekerId: string) =>
  db
    .selectFrom('library_files')
    .select(columns)
    .where('seeker_id', '=', seekerId)
    .where('slot', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
export type FileRow = Awaited<ReturnType<typeof listFileRows>>[number]

/** The file in the library with these bytes. */
export const findFileByContent = (db: Db, seekerId: string, sha256: Buffer) =>
  db
    .selectFrom('library_files')
    .select(columns)
    .where('seeker_id', '=', seekerId)
    .where('sha256', '=', sha256)
    .where('slot', 'is not', null)
    .executeTakeFirst()

interface NewFile {
  readonly seekerId: string
  readonly key: string
  readonly name: string
  readonly kind: string
  readonly size: number
  readonly media_type: string
  readonly sha256: Buffer
}

const freeSlot = (seekerId: string) => firstFreeSlot('library_files', sql`seeker_id = ${seekerId}`, fileLimits.files)

/** Undefined once all slots are taken. Call under the lock of the account. */
export const insertFile = (tx: Tx, { seekerId, ...file }: NewFile) =>
  tx
    .insertInto('library_files')
    .columns(['seeker_id', 'slot', 'key', 'name', 'kind', 'size', 'media_type', 'sha256'])
    .expression((eb) =>
      eb
        .selectFrom(freeSlot(seekerId).as('free'))
        .select([
          sql<string>`${seekerId}::uuid`.as('seeker_id'),
          'free.slot',
          sql<string>`${file.key}::text`.as('key'),
          sql<string>`${file.name}::text`.as('name'),
          sql<string>`${file.kind}::text`.as('kind'),
          sql<number>`${file.size}::integer`.as('size'),
          sql<string>`${file.media_type}::text`.as('media_type'),
          sql<Buffer>`${file.sha256}::bytea`.as('sha256'),
        ]),
    )
    .returning(columns)
    .executeTakeFirst()

/** Total sizes in bytes of the library, and of all files kept for the person. */
export const sumSizes = (db: Db, seekerId: string) =>
  db
    .selectFrom('library_files')
    .select(sql<number>`coalesce(sum(size) filter (where slot is not null), 0)::int8`.as('library'))
    .select(sql<number>`coalesce(sum(size), 0)::int8`.as('kept'))
    .where('seeker_id', '=', seekerId)
    .executeTakeFirstOrThrow()

/** A file of the person in or removed from the library; locked until the end of the transaction. */
export const lockFile = (tx: Tx, seekerId: string, id: string) =>
  tx
    .selectFrom('library_files')
    .select([...columns, 'slot', 'removed_at'])
    .where('id', '=', id)
    .where('seeker_id', '=', seekerId)
    .forUpdate()
    .executeTakeFirst()

export const updateFile = (tx: Tx, id: string, file: { name: string; kind: string }) =>
  tx
    .updateTable('library_files')
    .set({ ...file, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Takes a file out of the library; returns false when it is not in it. */
export async function removeFile(db: Db, seekerId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('library_files')
    .set({ slot: null, removed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('seeker_id', '=', seekerId)
    .where('slot', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Puts a removed file back into the library; undefined once all slots are taken. Fails at library_files_content if the
 * same file was added meanwhile. Call under the lock of the account.
 */
export const restoreFile = (tx: Tx, seekerId: string, id: string) =>
  tx
    .updateTable('library_files')
    .from(freeSlot(seekerId).as('free'))
    .set((eb) => ({ slot: eb.ref('free.slot'), removed_at: null }))
    .where('library_files.id', '=', id)
    .returning(columns.map((column) => `library_files.${column}` as const))
    .executeTakeFirst()

/** The stored object of a file in the library of the person. */
export const findStoredFile = (db: Db, seekerId: string, id: string) =>
  db
    .selectFrom('library_files')
    .innerJoin('users as reader', 'reader.id', 'library_files.seeker_id')
    .select(['key', 'name', 'size', 'media_type', 'reader.suspended_at as reader_suspended_at'])
    .where('library_files.id', '=', id)
    .where('seeker_id', '=', seekerId)
    .where('slot', 'is not', null)
    .executeTakeFirst()

/** All files of the person, also those that only applications refer to, with their keys. */
export const listStoredFiles = (db: Db, seekerId: string) =>
  db
    .selectFrom('library_files')
    .select(['id', 'key', 'name', 'media_type'])
    .where('seeker_id', '=', seekerId)
    .orderBy('id')
    .execute()

/**
 * Ends the time for undoing of up to `limit` files that were removed an hour ago: deletes those that no application
 * refers to. Returns the number of files.
 */
export async function settleRemovals(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    with due as (
      select id from library_files where removed_at < now() - interval '1 hour'
      order by removed_at limit ${limit} for update skip locked
    ), deleted as (
      delete from library_files using due where library_files.id = due.id
        and not exists (select from application_files where file_id = due.id) returning library_files.id
    ), kept as (
      update library_files set removed_at = null from due where library_files.id = due.id
        and exists (select from application_files where file_id = due.id) returning library_files.id
    )
    select from due`.execute(db)
  return rows.length
}

/** A trigger records the stored objects as pending, and the sweep removes them. */
export const deleteFilesOf = (tx: Tx, seekerId: string) =>
  tx.deleteFrom('library_files').where('seeker_id', '=', seekerId).execute()
