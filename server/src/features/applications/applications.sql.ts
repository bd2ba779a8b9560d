import { type QueryCreator, sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import type { DB } from '../../db/schema.ts'
import { isJobOpen, isOfferPending } from './application-rows.sql.ts'

/** Locks the application, and returns the input of the rules; undefined when there is none. */
export async function lockApplication(tx: Tx, id: string) {
  await tx.selectFrom('applications').select('id').where('id', '=', id).forUpdate().execute()
  return (await readLocked(tx, [id]))[0]
}

/**
 * Reads applications locked by this transaction, ordered by id. A separate statement, because the statement that waited
 * for a lock does not see concurrent commits.
 */
export const readLocked = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .selectAll('applications')
    .select([isJobOpen.as('job_is_open'), isOfferPending.as('offer_is_pending'), sql<Date>`now()`.as('now')])
    .where('applications.id', '=', anyUuid(ids))
    .orderBy('applications.id')
    .execute()
export type LockedApplication = Awaited<ReturnType<typeof readLocked>>[number]

/** The current row without a lock. */
export const findStanding = (db: Db, id: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'job_id', 'seeker_id', 'employer_id', 'description', 'status', 'status_changed_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Inserts the application with its first history entry; returns undefined when the person has applied to this job before. */
export const insertApplication = (tx: Tx, application: NewApplication) =>
  tx
    .with('changed', (db) =>
      db
        .insertInto('applications')
        .values(application)
        .onConflict((conflict) => conflict.columns(['job_id', 'seeker_id']).doNothing())
        .returning(['id', 'status_changed_at']),
    )
    .with('begun', (db) => appendEntry(db, { from: null, to: 'applied', by: 'seeker', actorId: application.seeker_id }))
    .selectFrom('changed')
    .select('id')
    .executeTakeFirst()

interface NewApplication extends Letter {
  job_id: string
  seeker_id: string
  employer_id: string
}

/** The words of an application. */
export interface Letter {
  description: string
  /** Why the job is a top choice; null if it is none. */
  top_choice: string | null
  /** The way to the job; null if unknown. */
  source: string | null
}

/** Whether the company invited the person to apply to the job. */
export const isInvited = async (tx: Tx, jobId: string, seekerId: string): Promise<boolean> =>
  (await tx
    .selectFrom('job_invitations')
    .select('job_id')
    .where('job_id', '=', jobId)
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst()) !== undefined

export const findApplicationId = (db: Db, jobId: string, seekerId: string) =>
  db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst()

/**
 * A change time later than every earlier one of the row, whatever the clock does. So the history is ordered by row
 * locks, not by the start of transactions.
 */
const changeTime = sql<{
  at: Date
}>`(select greatest(clock_timestamp(), status_changed_at + interval '1 microsecond') as at from applications where id = `

/** An entry of the history. */
export interface Entry {
  from: string | null
  to: string
  by: 'employer' | 'seeker' | 'system'
  actorId: string | null
  feedback?: string | null
  reasonCode?: string | null
  reasonQuestion?: string | null
  interviewId?: string | null
}

type Changed = DB & { changed: { id: string; status_changed_at: Date } }

/** Appends to the history of the rows in `changed`, with the time of their change. */
const appendEntry = (db: QueryCreator<Changed>, entry: Entry) =>
  db
    .insertInto('application_steps')
    .columns([
      'application_id',
      'from_status',
      'to_status',
      'by',
      'actor_id',
      'feedback',
      'reason_code',
      'reason_question_id',
      'interview_id',
      'at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('changed')
        .select([
          'id',
          sql<string | null>`${entry.from}::text`.as('from_status'),
          sql<string>`${entry.to}::text`.as('to_status'),
          sql<string>`${entry.by}::text`.as('by'),
          sql<string | null>`${entry.actorId}::uuid`.as('actor_id'),
          sql<string | null>`${entry.feedback ?? null}::text`.as('feedback'),
          sql<string | null>`${entry.reasonCode ?? null}::text`.as('reason_code'),
          sql<string | null>`${entry.reasonQuestion ?? null}::uuid`.as('reason_question_id'),
          sql<string | null>`${entry.interviewId ?? null}::uuid`.as('interview_id'),
          'status_changed_at',
        ]),
    )

/** Changes of a step besides the status. */
interface Change {
  isAnswer: boolean
  /** Opened by the employer; only this counts as viewed in the public statistics (specification 6.3). */
  isOpened: boolean
}

/** Moves the locked row and appends to its history. Only the first answer is recorded. */
export const moveApplication = (tx: Tx, id: string, entry: Entry, { isAnswer, isOpened }: Change) =>
  appendEntry(
    tx.with('changed', (db) =>
      db
        .updateTable('applications')
        .from(sql<{ at: Date }>`${changeTime}${id})`.as('change'))
        .set({
          status: entry.to,
          status_changed_at: sql`change.at`,
          ...(isOpened ? { viewed_at: sql`coalesce(viewed_at, change.at)` } : {}),
          ...(isAnswer
            ? {
                answered_by: sql`case when answered_at is null then ${entry.actorId}::uuid else answered_by end`,
                answered_at: sql`coalesce(answered_at, change.at)`,
                last_employer_act_at: sql`change.at`,
              }
            : {}),
        })
        .where('id', '=', id)
        .returning(['id', 'status_changed_at']),
    ),
    entry,
  ).execute()

/** Locks the waiting applications between the two, in a fixed order. */
export const lockWaiting = (tx: Tx, { employerId, seekerId }: { employerId: CompanyId; seekerId: string }) =>
  tx
    .selectFrom('applications')
    .select(['id', 'job_id'])
    .where('seeker_id', '=', seekerId)
    .where('employer_id', '=', employerId)
    .where(awaitsAnswer())
    .orderBy('id')
    .forUpdate()
    .execute()

/** Records the answer of a member in the locked rows without changing their status. A message does not count as a view. */
export const setAnswered = (tx: Tx, ids: readonly string[], answeredBy: PersonId) =>
  tx
    .updateTable('applications')
    .from(sql<{ at: Date }>`(select clock_timestamp() as at)`.as('answer'))
    .set({
      answered_by: sql`${answeredBy}::uuid`,
      answered_at: sql`answer.at`,
      last_employer_act_at: sql`answer.at`,
    })
    .where('id', '=', anyUuid(ids))
    .execute()

/** Starts the second and last round of the locked row: restarts the clock, and keeps the times of the first round. */
export const restartApplication = (tx: Tx, id: string, entry: Entry, letter: Letter) =>
  appendEntry(
    tx
      .with('ended', (db) =>
        db
          .insertInto('earlier_rounds')
          .columns([...keptOfRound, 'expired_at', 'application_id', 'ended_as'])
          .expression((eb) =>
            eb
              .selectFrom('applications')
              .select([...keptOfRound, expiredAt.as('expired_at'), 'id', 'status'])
              .where('id', '=', id),
          ),
      )
      .with('changed', (db) =>
        db
          .updateTable('applications')
          .from(sql<{ at: Date }>`${changeTime}${id})`.as('change'))
          .set({
            status: 'applied',
            rounds: 2,
            ...letter,
            status_changed_at: sql`change.at`,
            applied_at: sql`change.at`,
            answer_due_at: sql`change.at + interval '14 days'`,
            viewed_at: null,
            answered_at: null,
            answered_by: null,
            last_employer_act_at: null,
            reminded_day: 0,
            nudged_at: null,
          })
          .where('id', '=', id)
          .returning(['id', 'status_changed_at']),
      ),
    entry,
  ).execute()

const keptOfRound = ['applied_at', 'viewed_at', 'answered_at', 'last_employer_act_at'] as const
const expiredAt = sql<Date | null>`(select min(at) from application_steps step
  where step.application_id = applications.id and step.to_status = 'expired' and step.at >= applications.applied_at)`

/** Counts one view by the employer. */
export const addView = (tx: Tx, id: string) =>
  tx
    .updateTable('applications')
    .set((eb) => ({ views: eb('views', '+', 1), viewed_at: sql`coalesce(viewed_at, now())` }))
    .where('id', '=', id)
    .execute()

/** The parties and subject of notifications about this application. */
export const findParties = (db: Db, id: string) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('employers', 'employers.user_id', 'applications.employer_id')
    .innerJoin('seekers', 'seekers.user_id', 'applications.seeker_id')
    .innerJoin('users as employer_users', 'employer_users.id', 'applications.employer_id')
    .innerJoin('users as seeker_users', 'seeker_users.id', 'applications.seeker_id')
    .select([
      'applications.id as applicationId',
      'applications.job_id as jobId',
      'applications.employer_id as employerId',
      'applications.seeker_id as seekerId',
      'applications.answer_due_at as answerDueAt',
      'applications.answered_at as answeredAt',
      'applications.rounds as round',
      'jobs.title as jobTitle',
      'employers.business_name as company',
      'employer_users.email as employerEmail',
      'seeker_users.email as seekerEmail',
    ])
    .select(sql<string>`concat_ws(' ', seekers.first_name, seekers.last_name)`.as('seekerName'))
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow()
export type Parties = Awaited<ReturnType<typeof findParties>>
