import { evaluationLimits } from '@hearback/contract/accounts/company-limits.ts'
import { sql } from 'kysely'
import { firstFreeSlot } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { PersonId } from '../../db/ids.ts'
import { isSeenByMember } from '../../db/visibility.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'

const columns = ['id', 'body', 'author_id', 'author_name', 'created_at', 'edited_at'] as const

/** Newest first. */
export const listNoteRows = (db: Db, applicationId: string) =>
  db
    .selectFrom('application_notes')
    .select(columns)
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(evaluationLimits.notes)
    .execute()
export type NoteRow = Awaited<ReturnType<typeof listNoteRows>>[number]

interface NewNote {
  applicationId: string
  seekerId: string
  authorId: PersonId
  clientId: string | undefined
  body: string
}

/** The note that an earlier try of the same request wrote. */
export const findRetriedNote = (tx: Tx, { applicationId, authorId, clientId = '' }: NewNote) =>
  tx
    .selectFrom('application_notes')
    .select(columns)
    .where('application_id', '=', applicationId)
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

/** Undefined once all slots are taken. Call under the lock of the application. */
export const insertNote = (tx: Tx, { applicationId, seekerId, authorId, clientId, body }: NewNote) =>
  tx
    .insertInto('application_notes')
    .columns(['application_id', 'seeker_id', 'author_id', 'author_name', 'client_id', 'body', 'slot'])
    .expression((eb) =>
      eb
        .selectFrom(
          firstFreeSlot('application_notes', sql`application_id = ${applicationId}`, evaluationLimits.notes).as('free'),
        )
        .select([
          sql<string>`${applicationId}::uuid`.as('application_id'),
          sql<string>`${seekerId}::uuid`.as('seeker_id'),
          sql<string>`${authorId}::uuid`.as('author_id'),
          firstNameOf(authorId).as('author_name'),
          sql<string | null>`${clientId ?? null}::text`.as('client_id'),
          sql<string>`${body}::text`.as('body'),
          'free.slot',
        ]),
    )
    .returning(columns)
    .executeTakeFirst()

/** Founders are named in the profile of their company, other members where they joined. Empty if unknown. */
export const firstNameOf = (userId: PersonId) =>
  sql<string>`coalesce((select coalesce(member.first_name, founder.first_name) from company_members member
    left join employers founder on founder.user_id = member.user_id and founder.user_id = member.company_id
    where member.user_id = ${userId}::uuid), '')`

/** Locks a note on an application to the company, to a job that the member sees. Hold the accounts first. */
export const lockNote = (tx: Tx, member: CompanyViewer, id: string) =>
  tx
    .selectFrom('application_notes')
    .innerJoin('applications', 'applications.id', 'application_notes.application_id')
    .select(['application_notes.id', 'body', 'author_id', 'author_name', 'application_notes.created_at', 'edited_at'])
    .select(['application_id', 'applications.job_id'])
    .where('application_notes.id', '=', id)
    .where('applications.employer_id', '=', member.companyId)
    .where(isSeenByMember(member, sql.ref('applications.job_id')))
    .forUpdate('application_notes')
    .executeTakeFirst()
export type SeenNoteRow = NonNullable<Awaited<ReturnType<typeof lockNote>>>

export const updateNote = (tx: Tx, id: string, body: string) =>
  tx
    .updateTable('application_notes')
    .set({ body, edited_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deleteNote = (tx: Tx, id: string) => tx.deleteFrom('application_notes').where('id', '=', id).execute()
