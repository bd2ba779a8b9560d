import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { isOverdue } from '../../db/application-standing.ts'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Db } from '../../db/database.ts'
import { isJobShown, isSeenByMember } from '../../db/visibility.ts'
import type { Party } from '../../domain/viewer.ts'

/** Whether an offer for the application is pending. Excludes lapsed offers that the clock has not expired yet. */
export const isOfferPending = sql<boolean>`exists (select from offers where offers.application_id = applications.id
  and offers.status = 'pending' and offers.expires_at > now())`

export const isJobOpen = sql<boolean>`(jobs.status = 'open' and jobs.expires_at > now()
  and ${isJobShown()})`

const invitationColumns = [
  'interviews.message',
  'interviews.mode',
  'interviews.place',
  'interviews.time_zone',
  'interviews.minutes',
  'interviews.slots',
  'interviews.picked',
] as const

/** Wording of the screening question that a rejection names. */
const reasonQuestion = sql<string | null>`(select question.wording from screening_questions question
  where question.id = application_steps.reason_question_id)`.as('reason_question')

/** Applications as shown to both people: with the job title, the latest answer and the current invitation. */
export const applicationRows = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('seekers', 'seekers.user_id', 'applications.seeker_id')
    .leftJoin('interviews', (join) =>
      join.onRef('interviews.application_id', '=', 'applications.id').on('interviews.superseded_at', 'is', null),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('application_steps')
          .select(['application_steps.feedback', 'application_steps.reason_code', reasonQuestion])
          .whereRef('application_steps.application_id', '=', 'applications.id')
          .where((w) => w.or([w('feedback', 'is not', null), w('reason_code', 'is not', null)]))
          .orderBy('application_steps.at', 'desc')
          .orderBy('application_steps.id', 'desc')
          .limit(1)
          .as('answer'),
      (join) => join.onTrue(),
    )
    .selectAll('applications')
    .select([
      'jobs.title as job_title',
      'answer.feedback',
      'answer.reason_code',
      'answer.reason_question',
      ...invitationColumns,
    ])
    .select([awaitsAnswer().as('awaits_answer'), isOverdue.as('overdue')])
    .select([isJobOpen.as('job_is_open'), isOfferPending.as('offer_is_pending')])
    .select([sql<Date>`now()`.as('now')])

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof applicationRows>['execute']>>[number]

/** One application with the columns of its view; undefined when there is none. */
export const findApplication = (db: Db, id: string) =>
  applicationRows(db).where('applications.id', '=', id).executeTakeFirst()

/** Whether the member sees the job of this application to their company. */
export const isSeenApplication = async (db: Db, member: Party, id: string): Promise<boolean> =>
  (await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where(isSeenByMember(member, sql.ref('applications.job_id')))
    .executeTakeFirst()) !== undefined

export const findApplicationTo = (db: Db, jobId: string, seekerId: string) =>
  applicationRows(db)
    .where('applications.job_id', '=', jobId)
    .where('applications.seeker_id', '=', seekerId)
    .executeTakeFirst()

/** The histories of these applications in order, with the invitations sent. */
export const listSteps = (db: Db, applicationIds: readonly string[]) =>
  db
    .selectFrom('application_steps')
    .leftJoin('interviews', 'interviews.id', 'application_steps.interview_id')
    .select([
      'application_steps.application_id',
      'from_status',
      'to_status',
      'by',
      'feedback',
      'reason_code',
      reasonQuestion,
      'at',
      ...invitationColumns,
    ])
    .where('application_steps.application_id', '=', anyUuid(applicationIds))
    .orderBy('application_steps.application_id')
    .orderBy('at')
    .orderBy('application_steps.id')
    .execute()
export type StepRow = Awaited<ReturnType<typeof listSteps>>[number]
