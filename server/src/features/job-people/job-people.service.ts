import type { JobPeople } from '@hearback/contract/jobs/job-people.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import {
  deleteMute,
  findMute,
  findOwner,
  insertLead,
  insertMute,
  listJobPeople,
  lockOwner,
  replaceJobPeople,
} from './job-people.sql.ts'

type People = Pick<JobPeople, 'lead' | 'recruiters'>

/** The people of a job of the company; throws not_found, or not_allowed for a job of another company. */
export async function jobPeopleOf({ db }: Pick<Deps, 'db'>, viewer: CompanyViewer, jobId: string): Promise<JobPeople> {
  requireOwn(viewer, await findOwner(db, jobId))
  return readPeople(db, viewer, jobId)
}

/**
 * Replaces the lead and the recruiters. Throws not_found, not_allowed for members who neither own the company nor lead the
 * job, and invalid_input for people who are not members.
 */
export const changeJobPeople = (
  { db }: Pick<Deps, 'db'>,
  viewer: CompanyViewer,
  jobId: string,
  { lead, recruiters }: People,
): Promise<JobPeople> =>
  db.transaction().execute(async (tx) => {
    requireOwn(viewer, await lockOwner(tx, jobId))
    const current = (await listJobPeople(tx, jobId)).find((person) => person.is_lead)?.user_id
    if (viewer.role !== 'owner' && current !== undefined && current !== viewer.userId)
      throw new AppError('not_allowed', { message: 'Only owners and the lead of this job can choose its people.' })
    const others = new Set(recruiters.filter((id) => id !== lead))
    const wanted = others.size + (lead === null ? 0 : 1)
    const found = await replaceJobPeople(tx, viewer, jobId, { lead, recruiters: [...others] })
    if (found < wanted) throw invalid('recruiters', 'Choose members of your company')
    return readPeople(tx, viewer, jobId)
  })

async function readPeople(db: Db, { userId }: CompanyViewer, jobId: string): Promise<JobPeople> {
  const people = await listJobPeople(db, jobId)
  return {
    lead: people.find((person) => person.is_lead)?.user_id ?? null,
    recruiters: people.filter((person) => !person.is_lead).map((person) => person.user_id),
    muted: (await findMute(db, userId, jobId)) !== undefined,
  }
}

/** Turns the notifications of a job off or on for the viewer; throws not_found and not_allowed. Idempotent. */
export async function muteJobFor(
  { db }: Pick<Deps, 'db'>,
  viewer: CompanyViewer,
  jobId: string,
  { muted }: { muted: boolean },
): Promise<void> {
  requireOwn(viewer, await findOwner(db, jobId))
  await (muted ? insertMute(db, viewer, jobId) : deleteMute(db, viewer.userId, jobId))
}

/** Makes who posts a job its lead, in a company of several members. */
export const leadPostedJob = async (tx: Tx, viewer: CompanyViewer, jobId: string): Promise<void> =>
  void (await insertLead(tx, viewer, jobId))

function requireOwn({ companyId }: CompanyViewer, job: { employer_id: string } | undefined): void {
  if (!job) throw new AppError('not_found', { message: 'We couldn’t find this job.' })
  if (job.employer_id !== companyId) throw new AppError('not_allowed', { message: 'This isn’t your job.' })
}
