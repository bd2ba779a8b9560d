import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'
import { hasBlocked, isActiveAccount, isSeenByMember } from '../../db/visibility.ts'
import type { Party } from '../../domain/viewer.ts'

/** The files of the library among `ids`; they stay in it until the end of the transaction. */
export const lockFilesToSend = (tx: Tx, seekerId: string, ids: readonly string[]) =>
  tx
    .selectFrom('library_files')
    .select(['id', 'name', 'kind'])
    .where('id', '=', anyUuid(ids))
    .where('seeker_id', '=', seekerId)
    .where('slot', 'is not', null)
    .orderBy('id')
    .forShare()
    .execute()

interface SentFile {
  application_id: string
  position: number
  file_id: string
  name: string
  kind: string
}

export const insertSentFiles = (tx: Tx, files: readonly SentFile[]) =>
  tx.insertInto('application_files').values(files).execute()

export const deleteSentFiles = (tx: Tx, applicationId: string) =>
  tx.deleteFrom('application_files').where('application_id', '=', applicationId).execute()

/**
 * Whether one of the two people may read the files of an application. The company may not after a withdrawal, 6 months
 * after a rejection, while the applicant blocks it, and while the applicant is suspended.
 */
const isReadableBy = (readerId: string) => sql<boolean>`(applications.seeker_id = ${readerId}::uuid
  or (applications.employer_id = ${readerId}::uuid
    and applications.status <> 'withdrawn'
    and not (applications.status = 'rejected' and applications.status_changed_at < now() - interval '6 months')
    and exists (select from users where users.id = applications.seeker_id and ${isActiveAccount()})
    and not exists (select from chats where chats.seeker_id = applications.seeker_id
      and chats.employer_id = applications.employer_id and ${hasBlocked('seeker')})))`

const sentTo = (db: Db, readerId: string) =>
  db
    .selectFrom('application_files')
    .innerJoin('applications', 'applications.id', 'application_files.application_id')
    .innerJoin('library_files', 'library_files.id', 'application_files.file_id')
    .select(['application_files.application_id', 'application_files.file_id', 'application_files.name'])
    .select(['application_files.kind', 'library_files.size', 'library_files.media_type'])
    .where(isReadableBy(readerId))

/** The files of these applications that the reader may read, in their order. */
export const listSentFiles = (db: Db, applicationIds: readonly string[], readerId: string) =>
  sentTo(db, readerId)
    .where('application_files.application_id', '=', anyUuid(applicationIds))
    .orderBy('application_files.application_id')
    .orderBy('application_files.position')
    .execute()
export type SentFileRow = Awaited<ReturnType<typeof listSentFiles>>[number]

/** The stored object of a file that the reader may read. */
export const findSentFile = (
  db: Db,
  of: { applicationId: string; fileId: string },
  { readerId, member }: { readerId: string; member: Party | undefined },
) =>
  sentTo(db, readerId)
    .$if(member !== undefined, (query) =>
      query.where(isSeenByMember(member ?? { userId: readerId }, sql.ref('applications.job_id'))),
    )
    .innerJoin('users as reader', (join) => join.on('reader.id', '=', readerId))
    .select(['library_files.key', 'reader.suspended_at as reader_suspended_at'])
    .where('application_files.application_id', '=', of.applicationId)
    .where('application_files.file_id', '=', of.fileId)
    .executeTakeFirst()

export const deleteSentFilesOf = (tx: Tx, seekerId: string) =>
  tx
    .deleteFrom('application_files')
    .where('application_id', 'in', (eb) => eb.selectFrom('applications').select('id').where('seeker_id', '=', seekerId))
    .execute()

/** Deletes the references of up to `limit` applications that were rejected or withdrawn 6 months ago. Returns the number of rows. */
export async function deleteLapsedFiles(db: Db, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('application_files')
    .where('application_id', 'in', (eb) =>
      eb
        .selectFrom('applications')
        .select('id')
        .where('status', 'in', [sql.lit('rejected'), sql.lit('withdrawn')])
        .where('status_changed_at', '<', sql<Date>`now() - interval '6 months'`)
        .where(sql<boolean>`exists (select from application_files of where of.application_id = applications.id)`)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
