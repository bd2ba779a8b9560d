import { evaluationLimits } from '@hearback/contract/accounts/company-limits.ts'
import { sql } from 'kysely'
import { firstFreeSlot } from '../../db/bounded-slots.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { PersonId } from '../../db/ids.ts'
import { isSeenByMember } from '../../db/visibility.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { firstNameOf } from './notes.sql.ts'

/** Whether the viewer's own scorecard of the same application is stored. Scorecards are read through this only. */
const hasOwn = (viewerId: PersonId) =>
  sql<boolean>`exists (select from scorecards as own
    where own.application_id = scorecards.application_id and own.author_id = ${viewerId})`

export interface RatingRow {
  criterion_id: string
  name: string
  rated_as: string
  is_archived: boolean
  rating: number | null
  sentence: string
}

/** In one statement with their scorecards, so that an edit in between cannot mix two versions. */
const ratings = sql<RatingRow[]>`(
  select coalesce(json_agg(json_build_object('criterion_id', each.criterion_id, 'name', current.name, 'rated_as', each.criterion,
      'is_archived', current.position is null, 'rating', each.rating, 'sentence', each.sentence)
    order by current.position nulls last, current.id), '[]')
  from scorecard_ratings as each join scorecard_criteria as current on current.id = each.criterion_id
  where each.scorecard_id = scorecards.id)`

/** The scorecards of an application, oldest first. Empty unless the viewer's own is among them. */
export const listVisibleScorecards = (db: Db, applicationId: string, viewerId: PersonId) =>
  db
    .selectFrom('scorecards')
    .select(['id', 'author_id', 'author_name', 'version', 'created_at', 'edited_at', ratings.as('ratings')])
    .where('application_id', '=', applicationId)
    .where(hasOwn(viewerId))
    .orderBy('created_at')
    .orderBy('id')
    .limit(evaluationLimits.scorecards)
    .execute()
export type ScorecardRow = Awaited<ReturnType<typeof listVisibleScorecards>>[number]

/** First names of the other members who wrote a scorecard; empty if unknown. */
export const listOtherAuthors = (db: Db, applicationId: string, viewerId: PersonId) =>
  db
    .selectFrom('scorecards')
    .select('author_name')
    .where('application_id', '=', applicationId)
    .where(sql<boolean>`author_id is distinct from ${viewerId}::uuid`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(evaluationLimits.scorecards)
    .execute()

export const findOwnScorecard = (tx: Tx, applicationId: string, authorId: PersonId) =>
  tx
    .selectFrom('scorecards')
    .select(['id', 'version', 'client_id'])
    .where('application_id', '=', applicationId)
    .where('author_id', '=', authorId)
    .executeTakeFirst()

export const listRatedCriteria = (tx: Tx, scorecardId: string) =>
  tx.selectFrom('scorecard_ratings').select('criterion_id').where('scorecard_id', '=', scorecardId).execute()

interface NewScorecard {
  applicationId: string
  jobId: string
  seekerId: string
  authorId: PersonId
  clientId: string | undefined
}

/** Undefined once all slots are taken. Call under the lock of the application. */
export const insertScorecard = (tx: Tx, { applicationId, jobId, seekerId, authorId, clientId }: NewScorecard) =>
  tx
    .insertInto('scorecards')
    .columns(['application_id', 'job_id', 'seeker_id', 'author_id', 'author_name', 'client_id', 'slot'])
    .expression((eb) =>
      eb
        .selectFrom(
          firstFreeSlot('scorecards', sql`application_id = ${applicationId}`, evaluationLimits.scorecards).as('free'),
        )
        .select([
          sql<string>`${applicationId}::uuid`.as('application_id'),
          sql<string>`${jobId}::uuid`.as('job_id'),
          sql<string>`${seekerId}::uuid`.as('seeker_id'),
          sql<string>`${authorId}::uuid`.as('author_id'),
          firstNameOf(authorId).as('author_name'),
          sql<string | null>`${clientId ?? null}::text`.as('client_id'),
          'free.slot',
        ]),
    )
    .returning('id')
    .executeTakeFirst()

export const markEdited = (tx: Tx, id: string, clientId: string | undefined) =>
  tx
    .updateTable('scorecards')
    .set({ client_id: clientId ?? null, version: sql`version + 1`, edited_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

export interface NewRating {
  criterionId: string
  /** Name of the criterion. */
  criterion: string
  rating: number | null
  sentence: string
}

/** Replaces all ratings of a scorecard. Call under the lock of the application. */
export async function replaceRatings(
  tx: Tx,
  { scorecardId, jobId }: { scorecardId: string; jobId: string },
  given: readonly NewRating[],
): Promise<void> {
  await tx.deleteFrom('scorecard_ratings').where('scorecard_id', '=', scorecardId).execute()
  const rows = given.map(({ criterionId, criterion, rating, sentence }) => ({
    scorecard_id: scorecardId,
    criterion_id: criterionId,
    job_id: jobId,
    criterion,
    rating,
    sentence,
  }))
  await tx.insertInto('scorecard_ratings').values(rows).execute()
}

/** Locks a scorecard of an application to the company, to a job that the member sees. Hold the accounts first. */
export const lockScorecard = (tx: Tx, member: CompanyViewer, id: string) =>
  tx
    .selectFrom('scorecards')
    .select(['author_id', 'application_id', 'job_id'])
    .where('id', '=', id)
    .where(
      sql<boolean>`exists (select from applications
        where applications.id = scorecards.application_id and applications.employer_id = ${member.companyId}
          and ${isSeenByMember(member, sql.ref('applications.job_id'))})`,
    )
    .forUpdate()
    .executeTakeFirst()

/** Deletes a locked scorecard of the member, or one that they see as an owner; returns false if it is neither. */
export async function deleteScorecardRow(tx: Tx, member: CompanyViewer, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('scorecards')
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('author_id', '=', member.userId), ...(member.role === 'owner' ? [hasOwn(member.userId)] : [])]),
    )
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
