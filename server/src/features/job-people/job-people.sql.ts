import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import { isSeenByMember } from '../../db/visibility.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'

export const findOwner = (db: Db, jobId: string) =>
  db.selectFrom('jobs').select('employer_id').where('id', '=', jobId).where('deleted_at', 'is', null).executeTakeFirst()

/** Locks the job, so that of concurrent changes of its people one wins as a whole. */
export const lockOwner = (tx: Tx, jobId: string) =>
  tx
    .selectFrom('jobs')
    .select('employer_id')
    .where('id', '=', jobId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Whether the member sees a job of their company. */
export const isSeen = async (db: Db, member: CompanyViewer, jobId: string): Promise<boolean> =>
  (await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where(isSeenByMember(member, sql.ref('jobs.id')))
    .executeTakeFirst()) !== undefined

export const listJobPeople = (db: Db, jobId: string) =>
  db
    .selectFrom('job_people')
    .innerJoin('company_members', 'company_members.user_id', 'job_people.user_id')
    .select(['job_people.user_id', 'is_lead', 'role'])
    .where('job_id', '=', jobId)
    .orderBy('user_id')
    .execute()

/** The contributors among the people of a job, or of the job of an application. */
export const listContributors = (db: Db, of: { jobId: string } | { applicationId: string }) =>
  db
    .selectFrom('job_people')
    .innerJoin('company_members', 'company_members.user_id', 'job_people.user_id')
    .select('job_people.user_id')
    .where('company_members.role', '=', sql.lit('contributor'))
    .where('job_people.job_id', '=', (eb) =>
      'jobId' in of
        ? eb.val(of.jobId)
        : eb.selectFrom('applications').select('applications.job_id').where('applications.id', '=', of.applicationId),
    )
    .execute()

/**
 * Locks the roles of these members of the company, and of the people of the job, until the end of the transaction. A change of a
 * role locks in this order too: members, then their jobs.
 */
export const lockRoles = (tx: Tx, { companyId }: CompanyViewer, jobId: string, userIds: readonly string[]) =>
  tx
    .selectFrom('company_members')
    .select(['user_id', 'role'])
    .where('company_id', '=', companyId)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', anyUuid(userIds)),
        eb('user_id', 'in', eb.selectFrom('job_people').select('job_people.user_id').where('job_id', '=', jobId)),
      ]),
    )
    .orderBy('user_id')
    .forShare()
    .execute()

/** Replaces the people of a job by members of the company. */
export async function replaceJobPeople(
  tx: Tx,
  { companyId }: CompanyViewer,
  jobId: string,
  { lead, others }: { lead: string | null; others: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('job_people').where('job_id', '=', jobId).execute()
  const people = (lead ? [lead, ...others] : others).map((userId) => ({
    job_id: jobId,
    user_id: userId,
    company_id: companyId,
    is_lead: userId === lead,
  }))
  if (people.length > 0) await tx.insertInto('job_people').values(people).execute()
}

/** Makes the member the lead of a new job, if the company has other members. */
export const insertLead = (tx: Tx, { companyId, userId }: CompanyViewer, jobId: string) =>
  tx
    .insertInto('job_people')
    .columns(['job_id', 'user_id', 'company_id', 'is_lead'])
    .expression((eb) =>
      eb
        .selectFrom('company_members')
        .select([sql<string>`${jobId}::uuid`.as('job_id'), 'user_id', 'company_id', sql<boolean>`true`.as('is_lead')])
        .where('user_id', '=', userId)
        .where('company_id', '=', companyId)
        .where((own) =>
          own.exists(
            own
              .selectFrom('company_members as others')
              .select('others.user_id')
              .where('others.company_id', '=', companyId)
              .where('others.user_id', '<>', userId),
          ),
        ),
    )
    .execute()

export const findMute = (db: Db, userId: PersonId, jobId: string) =>
  db
    .selectFrom('muted_jobs')
    .select('job_id')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()

export const insertMute = (db: Db, { companyId, userId }: CompanyViewer, jobId: string) =>
  db
    .insertInto('muted_jobs')
    .values({ job_id: jobId, user_id: userId, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteMute = (db: Db, userId: PersonId, jobId: string) =>
  db.deleteFrom('muted_jobs').where('user_id', '=', userId).where('job_id', '=', jobId).execute()

/** The members who are notified of each of these jobs of the company, with the colleagues of those who are out of office in their place. */
export async function listPresentMembersOfJobs(db: Db, companyId: CompanyId, jobIds: readonly string[]) {
  const { rows } = await sql<{ job_id: string; user_id: string }>`
    select told.job_id, members.user_id from unnest(${[...jobIds]}::text[]::uuid[]) as told (job_id),
      present_members_of_job(${companyId}, told.job_id) as members`.execute(db)
  return rows
}

/** The members who are notified of each of these jobs of the company, and its owners. */
export async function listMembersWithJobs(db: Db, companyId: CompanyId, jobIds: readonly string[]) {
  const { rows } = await sql<{ job_id: string; user_id: string }>`
    with told as (select unnest(${[...jobIds]}::text[]::uuid[]) as job_id)
    select job_id, members.user_id from told, members_of_job(${companyId}, job_id) as members
    union
    select job_id, user_id from told, company_members where company_id = ${companyId} and role = 'owner'`.execute(db)
  return rows
}

/** The owners of the company, with the colleagues of those who are out of office in their place. */
export async function listPresentOwners(db: Db, companyId: CompanyId): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct present.user_id from company_members owner, stand_ins_for(owner.company_id, owner.user_id) as present
    where owner.company_id = ${companyId} and owner.role = 'owner'`.execute(db)
  return rows.map((row) => row.user_id)
}

/** Deletes what is stored of the member for any job. */
export async function deletePeople(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('job_people').where('user_id', '=', userId).execute()
  await tx.deleteFrom('muted_jobs').where('user_id', '=', userId).execute()
}
