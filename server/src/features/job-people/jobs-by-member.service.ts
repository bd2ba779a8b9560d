import type { Db } from '../../db/database.ts'
import type { CompanyId, PersonId } from '../../db/ids.ts'
import { listMembersWithJobs } from './job-people.sql.ts'

/** The members who are notified of these jobs of the company, each with their jobs; owners with all of them. */
export async function jobsByMember(
  db: Db,
  companyId: CompanyId,
  jobIds: readonly string[],
): Promise<{ memberId: PersonId; jobIds: ReadonlySet<string> }[]> {
  const jobs = new Map<PersonId, Set<string>>()
  for (const { user_id: id, job_id: jobId } of await listMembersWithJobs(db, companyId, jobIds))
    jobs.set(id, (jobs.get(id) ?? new Set()).add(jobId))
  return [...jobs].map(([memberId, ids]) => ({ memberId, jobIds: ids }))
}
