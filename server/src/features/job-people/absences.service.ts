import type { Absence } from '@hearback/contract/accounts/absence.ts'
import type { Db } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { deleteAbsence, findAbsence, isMember, upsertAbsence } from './absences.sql.ts'
import { listPresentMembersOfJobs, listPresentOwners } from './job-people.sql.ts'

/** The absence of the viewer that lasts, or null. */
export async function absenceOf({ db }: Pick<Deps, 'db'>, { userId }: CompanyViewer): Promise<Absence | null> {
  const row = await findAbsence(db, userId)
  return row ? absenceView(row) : null
}

/** Stores or replaces the absence of the viewer; throws invalid_input for a colleague or an end that cannot be. */
export async function beAbsent(
  { db }: Pick<Deps, 'db'>,
  viewer: CompanyViewer,
  asked: { until: string; coveredBy: string },
): Promise<Absence> {
  const row = await upsertAbsence(db, viewer, asked)
  if (row) return absenceView(row)
  if (asked.coveredBy !== viewer.userId && (await isMember(db, viewer.companyId, asked.coveredBy)))
    throw invalid('until', 'Choose a date within a year')
  throw invalid('coveredBy', 'Choose another owner or recruiter of your company')
}

export const returnFromAbsence = async ({ db }: Pick<Deps, 'db'>, { userId }: CompanyViewer): Promise<void> =>
  void (await deleteAbsence(db, userId))

const absenceView = (row: { last_day: string; covered_by: string | null }): Absence => ({
  until: row.last_day,
  coveredBy: row.covered_by,
})

/** The members of a company who are reminded of its waiting applications. */
export interface Reminded {
  /** The members who are reminded of an application to this job. */
  ofJob(jobId: string): readonly string[]
  /** The members who are reminded when an answer is nearly due. */
  readonly owners: readonly string[]
}

/** Reads the members who are reminded of applications to these jobs, with the colleagues of those who are out of office. */
export async function remindedMembers(db: Db, companyId: CompanyId, jobIds: readonly string[]): Promise<Reminded> {
  const members = await listPresentMembersOfJobs(db, companyId, jobIds)
  return {
    ofJob: (jobId) => members.filter(({ job_id: id }) => id === jobId).map(({ user_id: id }) => id),
    owners: await listPresentOwners(db, companyId),
  }
}
