import { fraudReasons } from '@hearback/contract/trust/reports.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

interface Key {
  readonly kind: string
  readonly id: string
}

const openReports = (db: Db, kind: string | undefined) =>
  db
    .selectFrom('reports')
    .where('reports.status', '=', sql.lit('open'))
    .$if(kind !== undefined, (query) => query.where('reports.kind', '=', kind ?? ''))

/** One page of targets with open reports: targets hidden by reports first, then reported for fraud, then the longest waiting. */
export const listOpenCases = (db: Db, kind: string | undefined, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom(
      openReports(db, kind)
        .select((eb) => [
          'reports.kind',
          'target_id',
          eb.fn.countAll<number>().as('reports'),
          eb.fn.countAll<number>().filterWhere('reason', 'in', fraudReasons).as('fraud'),
          sql<string[]>`array_agg(distinct reason)`.as('reasons'),
          sql<
            string | null
          >`(array_agg(left(details, 200) order by created_at desc) filter (where details <> ''))[1]`.as('excerpt'),
          sql<unknown>`(array_agg(finding order by created_at desc) filter (where finding is not null))[1]`.as(
            'finding',
          ),
          sql<Date>`min(created_at)`.as('first_at'),
          sql<Date>`max(created_at)`.as('last_at'),
          sql<string>`(array_agg(target_name order by created_at desc))[1]`.as('name'),
        ])
        .groupBy(['reports.kind', 'target_id'])
        .as('cases'),
    )
    .leftJoin('holds', (join) =>
      join
        .onRef('holds.kind', '=', 'cases.kind')
        .onRef('holds.target_id', '=', 'cases.target_id')
        .on('holds.cause', '=', 'reports')
        .on('holds.lifted_at', 'is', null),
    )
    .leftJoin('case_claims', (join) =>
      join.onRef('case_claims.kind', '=', 'cases.kind').onRef('case_claims.target_id', '=', 'cases.target_id'),
    )
    .leftJoin('users as assignees', (join) =>
      join.onRef('assignees.id', '=', 'case_claims.moderator_id').on('assignees.user_type', '=', sql.lit('admin')),
    )
    .selectAll('cases')
    .select(['holds.ends_at', 'assignees.id as assignee_id', 'assignees.email as assignee_email'])
    .select(
      sql<string | null>`(select left(words, 200) from case_notes
        where case_notes.kind = cases.kind and case_notes.target_id = cases.target_id
        order by created_at desc, id desc limit 1)`.as('note'),
    )
    .orderBy(sql`holds.id is null`)
    .orderBy(sql`cases.fraud = 0`)
    .orderBy('cases.first_at')
    .orderBy('cases.target_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
export type OpenCaseRow = Awaited<ReturnType<typeof listOpenCases>>[number]

/** Number of targets with open reports by kind; kinds without any are left out. */
export const countOpenCases = (db: Db) =>
  openReports(db, undefined)
    .select(['reports.kind', sql<number>`count(distinct target_id)`.as('count')])
    .groupBy('reports.kind')
    .execute()

const byReporter = (status?: 'upheld') => sql<number>`(select count(*) from reports as theirs
  where theirs.reporter_id = reports.reporter_id ${status ? sql`and theirs.status = ${sql.lit(status)}` : sql``})`

/** The latest 100 reports of a target. Of the reporter only their side and the outcomes of their reports are included. */
export const listReportsOf = (db: Db, { kind, id }: Key) =>
  db
    .selectFrom('reports')
    .leftJoin('users', 'users.id', 'reports.reporter_id')
    .select([
      'reports.id',
      'case_number',
      'target_name',
      'owner_id',
      'reason',
      'details',
      'finding',
      'status',
      'reports.created_at',
      'users.user_type',
      'rule',
      byReporter().as('filed'),
      byReporter('upheld').as('upheld'),
    ])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(100)
    .execute()
export type CaseReportRow = Awaited<ReturnType<typeof listReportsOf>>[number]

/** The moderator who handles a case. A claim of somebody who is no moderator anymore does not count. */
export const findAssignee = (db: Db, { kind, id }: Key) =>
  db
    .selectFrom('case_claims')
    .innerJoin('users', 'users.id', 'case_claims.moderator_id')
    .select(['users.id', 'users.email'])
    .where('case_claims.kind', '=', kind)
    .where('case_claims.target_id', '=', id)
    .where('users.user_type', '=', sql.lit('admin'))
    .executeTakeFirst()

export const upsertClaim = (tx: Tx, { kind, id }: Key, moderatorId: string) =>
  tx
    .insertInto('case_claims')
    .values({ kind, target_id: id, moderator_id: moderatorId })
    .onConflict((on) =>
      on.columns(['kind', 'target_id']).doUpdateSet({ moderator_id: moderatorId, created_at: sql`clock_timestamp()` }),
    )
    .execute()

/** Ends the claim, with `moderatorId` only that of this moderator. Returns whether there was one. */
export async function deleteClaim(tx: Tx, { kind, id }: Key, moderatorId?: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('case_claims')
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .$if(moderatorId !== undefined, (query) => query.where('moderator_id', '=', moderatorId ?? ''))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

interface NewNote extends Key {
  readonly ownerId: string | null
  readonly authorId: string
  readonly words: string
}

export const insertNote = (tx: Tx, { kind, id, ownerId, authorId, words }: NewNote) =>
  tx.insertInto('case_notes').values({ kind, target_id: id, owner_id: ownerId, author_id: authorId, words }).execute()

/** The latest 100 notes about a target, latest first. */
export const listNotes = (db: Db, { kind, id }: Key) =>
  db
    .selectFrom('case_notes')
    .leftJoin('users', 'users.id', 'case_notes.author_id')
    .select(['case_notes.id', 'users.email', 'words', 'case_notes.created_at'])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .orderBy('case_notes.created_at', 'desc')
    .orderBy('case_notes.id', 'desc')
    .limit(100)
    .execute()
export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]
