import { type RawBuilder, sql } from 'kysely'
import type { CompanyId, PersonId } from './ids.ts'

const isNull = (table: string, column: string) => sql`${sql.ref(`${table}.${column}`)} is null`

/** Neither the job nor its company is hidden by moderation. The argument is the name of the table in the statement, here and below. */
export const isJobShown = (jobs = 'jobs') =>
  sql<boolean>`(${isNull(jobs, 'hidden_at')} and ${isNull(jobs, 'company_hidden_at')})`

/** The company is neither hidden by moderation nor erased. */
export const isCompanyShown = (employers = 'employers') =>
  sql<boolean>`(${isNull(employers, 'hidden_at')} and ${isNull(employers, 'erased_at')})`

/** The company is verified, or was approved by a moderator, the operator's import, or the upgrade that brought the rule (product.md 17.2). */
export const isCompanyListed = (employers = 'employers') =>
  sql<boolean>`(not ${isNull(employers, 'verified_domain')} or not ${isNull(employers, 'approved_at')}
    or not ${isNull(employers, 'import_name')})`

/** Open jobs that a company published at most so long before it was listed are new to alerts then. */
export const newlyListedDays = 14

/** Whether companies must be verified to be in feeds, sitemaps, structured data and alerts. */
export interface Listing {
  readonly verifiesEmployers: boolean
}

/** The job's company is listed, or need not be. */
export const isJobListed = ({ verifiesEmployers }: Listing, jobs = 'jobs') =>
  verifiesEmployers
    ? sql<boolean>`exists (select from employers where employers.user_id = ${sql.ref(`${jobs}.employer_id`)} and ${isCompanyListed()})`
    : sql<boolean>`true`

/** The profile is published and not hidden by moderation. From whom its owner hides it is for each viewer to ask. */
export const isProfileShown = (seekers = 'seekers') =>
  sql<boolean>`(not ${isNull(seekers, 'published_at')} and ${isNull(seekers, 'hidden_at')})`

/** The account is not suspended. */
export const isActiveAccount = (users = 'users') => sql<boolean>`(${isNull(users, 'suspended_at')})`

/** The job seeker hides from the company. */
export const isHiddenFrom = (employerId: CompanyId) =>
  sql<boolean>`exists (select from hidden_employers hidden
    where hidden.seeker_id = seekers.user_id and hidden.employer_id = ${employerId})`

/** Whether the company may find the profile: it is shown, its account is active, and its owner does not hide from the company. */
export const isFindableBy = (employerId: CompanyId) =>
  sql<boolean>`(${isProfileShown()} and ${isActiveAccount()} and not ${isHiddenFrom(employerId)})`

/** Both tables, `hidden` and `jobs`, are posts of the same job: of one company, title and city. */
const isSameVacancy = sql`hidden.employer_id = jobs.employer_id
  and lower(hidden.title) = lower(jobs.title) and lower(hidden.city) is not distinct from lower(jobs.city)`

/** The seeker hides this job or another post of it. */
export const isHiddenVacancy = (seekerId: string) =>
  sql<boolean>`exists (select from hidden_jobs join jobs hidden on hidden.id = hidden_jobs.job_id
    where hidden_jobs.seeker_id = ${seekerId} and ${isSameVacancy})`

/** Publication numbers of the open posts of all jobs that the seeker hides; read by the index `jobs_open_of_title`. */
export const hiddenVacancies = (seekerId: string) =>
  sql`select jobs.search_seq from hidden_jobs join jobs hidden on hidden.id = hidden_jobs.job_id
    join jobs on jobs.status = 'open' and ${isSameVacancy} where hidden_jobs.seeker_id = ${seekerId}::uuid`

/** This side of the chat has blocked the other: it gets nothing from them, and tells them nothing. */
export const hasBlocked = (side: 'employer' | 'seeker', chats = 'chats') =>
  sql<boolean>`(not ${isNull(chats, `${side}_blocked_at`)})`

/** Neither side of the chat has blocked the other. */
export const isUnblocked = (chats = 'chats') =>
  sql<boolean>`(not ${hasBlocked('employer', chats)} and not ${hasBlocked('seeker', chats)})`

/** Whether others may see a review: it is published, not removed, and its author is not suspended. An erased author does not hide it. */
export const isReviewShown = sql<boolean>`reviews.shown_from <= clock_timestamp() and reviews.removed_at is null
  and not exists (select from users where users.id = reviews.author_id and not ${isActiveAccount()})`

/** Whether the member sees a job of their company. Contributors see those whose people they are, all others each of them. */
export const isSeenByMember = (
  { role, userId }: { readonly role?: string | undefined; readonly userId: PersonId },
  jobId: RawBuilder<unknown>,
) =>
  role === 'contributor'
    ? sql<boolean>`exists (select from job_people where job_people.job_id = ${jobId} and job_people.user_id = ${userId}::uuid)`
    : sql<boolean>`true`
