import { limits } from '@hearback/contract/values/limits.ts'
import { sql } from 'kysely'
import { anyUuid } from '../../../db/any-uuid.ts'
import { applicationsPaused, takesImportedApplications } from '../../../db/applications-paused.ts'
import { awaitsAnswer } from '../../../db/awaits-answer.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { isRetryable } from '../../../db/failed-rows.ts'
import type { CompanyId } from '../../../db/ids.ts'
import { payFrom, payTo } from '../../../db/pay-columns.ts'
import { isSeenByMember } from '../../../db/visibility.ts'
import type { Party } from '../../../domain/viewer.ts'

export const jobColumns = [
  'jobs.id',
  'jobs.employer_id',
  'jobs.title',
  'jobs.category',
  payFrom,
  payTo,
  'jobs.pay_period',
  'jobs.currency',
  'jobs.skills',
  'jobs.physical_requirements',
  'jobs.employment_type',
  'jobs.workplace',
  'jobs.shifts',
  'jobs.work_days',
  'jobs.hours_per_week_from',
  'jobs.hours_per_week_to',
  'jobs.start_date',
  'jobs.starts_immediately',
  'jobs.benefits',
  'jobs.experience_level',
  'jobs.openings',
  'jobs.neighborhood',
  'jobs.language',
  'jobs.vacancy',
  'jobs.ai_use',
  'jobs.ai_use_details',
  'jobs.decision_by',
  'jobs.applicant_limit',
  'jobs.city',
  'jobs.street',
  'jobs.postal_code',
  'jobs.region',
  'jobs.country',
  'jobs.place_id',
  'jobs.latitude',
  'jobs.longitude',
  'jobs.status',
  'jobs.hidden_at',
  'jobs.company_hidden_at',
  'jobs.source',
  'jobs.source_url',
  'jobs.expires_at',
  'jobs.published_at',
  'jobs.confirmed_at',
  'jobs.first_post_id',
  'jobs.views',
  'jobs.applications_count',
  'jobs.plan_paused_at',
  'jobs.deleted_at',
  'jobs.created_at',
  'jobs.updated_at',
] as const

/** Computed columns of a job. It is over from its end on, even if the expiry job has not processed it yet. */
export const computedColumns = [
  sql<boolean>`jobs.expires_at <= now()`.as('is_over'),
  applicationsPaused.as('applications_paused'),
  takesImportedApplications.as('applies_here'),
] as const

const jobs = (db: Db) =>
  db
    .selectFrom('jobs')
    .select(jobColumns)
    .select(['jobs.description', ...computedColumns])

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

export const findJob = (db: Db, id: string) => jobs(db).where('jobs.id', '=', id).executeTakeFirst()

/** Whether the member sees this job of their company. */
export const isSeen = async (db: Db, member: Party, id: string): Promise<boolean> =>
  (await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where(isSeenByMember(member, sql.ref('jobs.id')))
    .executeTakeFirst()) !== undefined

/** Unordered. */
export const listJobs = (db: Db, ids: readonly string[]): Promise<JobRow[]> =>
  jobs(db).where('jobs.id', '=', anyUuid(ids)).execute()

/** Locks the job and returns it with the database time. The lock allows concurrent foreign-key references. */
export const lockJob = (tx: Tx, id: string) =>
  jobs(tx).select(sql<Date>`now()`.as('now')).where('jobs.id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Adds `change` to the number of applications. */
export const addToApplicationsCount = (tx: Tx, id: string, change: number) =>
  tx
    .updateTable('jobs')
    .set((eb) => ({ applications_count: eb('applications_count', '+', change) }))
    .where('id', '=', id)
    .execute()

/** Columns written by a form; undefined ones stay unchanged. */
export interface JobColumns {
  title?: string | undefined
  category?: string | undefined
  pay_from?: number | undefined
  pay_from_rest?: number | undefined
  pay_to?: number | undefined
  pay_to_rest?: number | undefined
  pay_period?: string | undefined
  currency?: string | undefined
  skills?: string[] | undefined
  physical_requirements?: string[] | undefined
  description?: string | undefined
  employment_type?: string | null | undefined
  workplace?: string | undefined
  shifts?: string[] | undefined
  work_days?: string[] | undefined
  hours_per_week_from?: number | null | undefined
  hours_per_week_to?: number | null | undefined
  start_date?: string | null | undefined
  starts_immediately?: boolean | undefined
  benefits?: string[] | undefined
  experience_level?: string | null | undefined
  openings?: number | null | undefined
  neighborhood?: string | null | undefined
  language?: string | null | undefined
  vacancy?: string | null | undefined
  ai_use?: string | null | undefined
  ai_use_details?: string | null | undefined
  decision_by?: string | null | undefined
  applicant_limit?: number | null | undefined
  city?: string | null | undefined
  region?: string | null | undefined
  street?: string | null | undefined
  postal_code?: string | null | undefined
  country?: string | null | undefined
  place_id?: number | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  expires_at?: Date | undefined
}
type NewJob = JobColumns & { title: string; category: string; description: string; pay_from: number; pay_to: number }

export const insertJob = (tx: Tx, employerId: CompanyId, job: NewJob): Promise<JobRow> =>
  tx
    .insertInto('jobs')
    .values({ ...job, employer_id: employerId })
    .returning(jobColumns)
    .returning(['jobs.description', ...computedColumns])
    .executeTakeFirstOrThrow()

/** Editing a job also confirms it. */
export const updateJobColumns = (tx: Tx, id: string, job: JobColumns) =>
  tx
    .updateTable('jobs')
    .set({ ...job, confirmed_at: sql`now()` })
    .where('id', '=', id)
    .execute()

const fullTerm = sql<Date>`now() + make_interval(days => ${sql.lit(limits.jobDays)})`

export type PlaceColumns = Pick<
  JobColumns,
  'city' | 'region' | 'country' | 'street' | 'postal_code' | 'place_id' | 'latitude' | 'longitude'
>

/** Unlike editing, this confirms nothing. */
export const setPlace = (tx: Tx, id: string, place: PlaceColumns) =>
  tx.updateTable('jobs').set(place).where('id', '=', id).execute()

/** Takes jobs whose place is not parsed yet off their list; skips those that other processes handle. */
export async function takeUnreadPlaces(tx: Tx, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    delete from unread_job_places where job_id in (
      select job_id from unread_job_places where ${isRetryable('job-places', sql.ref('job_id'))}
      order by job_id limit ${limit} for update skip locked) returning job_id as id`.execute(tx)
  return rows
}

/** Sets the end to 45 days from now. */
export const restartTerm = (tx: Tx, id: string) =>
  tx.updateTable('jobs').set({ expires_at: fullTerm }).where('id', '=', id).execute()

/** Opening a job after its end extends it by 45 days. */
/** Gives a job back an earlier status, without confirming or prolonging it. */
export const restoreStatus = (tx: Tx, id: string, status: 'open' | 'paused' | 'closed' | 'expired') =>
  tx.updateTable('jobs').set({ status }).where('id', '=', id).execute()

export const setStatus = (tx: Tx, id: string, status: 'open' | 'paused' | 'closed') =>
  tx
    .updateTable('jobs')
    .set({ status })
    .$if(status === 'open', (query) =>
      query.set({
        plan_paused_at: null,
        confirmed_at: sql`now()`,
        expires_at: sql`case when expires_at > now() then expires_at else ${fullTerm} end`,
      }),
    )
    .where('id', '=', id)
    .execute()

/** Opens the job for at least 45 days from now. */
export const renew = (tx: Tx, id: string) =>
  tx
    .updateTable('jobs')
    .set({
      status: 'open',
      plan_paused_at: null,
      confirmed_at: sql`now()`,
      expires_at: sql`greatest(expires_at, ${fullTerm})`,
    })
    .where('id', '=', id)
    .execute()

/** Deletes the job from the lists of its company; keeps the first time. */
export const markDeleted = (tx: Tx, id: string) =>
  tx.updateTable('jobs').set({ deleted_at: sql`now()` }).where('id', '=', id).where('deleted_at', 'is', null).execute()

export const unmarkDeleted = (tx: Tx, id: string) =>
  tx.updateTable('jobs').set({ deleted_at: null }).where('id', '=', id).execute()

/** Whether an applicant of the job is waiting for an answer. */
export async function hasWaitingApplicants(tx: Tx, id: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', id)
    .where(awaitsAnswer())
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

/** The company's location as columns of a job; undefined without a profile. */
export const findCompanyLocation = (db: Db, employerId: CompanyId) =>
  db
    .selectFrom('employers')
    .leftJoin('places', 'places.id', 'employers.place_id')
    .select([
      'employers.business_location as city',
      'places.name',
      'places.region',
      'places.admin1',
      'places.country',
      'employers.place_id',
      'employers.latitude',
      'employers.longitude',
    ])
    .where('user_id', '=', employerId)
    .executeTakeFirst()

export const listOpenJobIdsOf = (db: Db, employerId: CompanyId) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('status', '=', sql.lit('open'))
    .execute()

/** Locks the open ones of these jobs until the transaction ends. */
export const lockOpenJobs = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', anyUuid(ids))
    .where('status', '=', sql.lit('open'))
    .orderBy('id')
    .forShare()
    .execute()
