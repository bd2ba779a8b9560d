import type { JobPeople } from '@hearback/contract/jobs/job-people.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { changesOf } from '../../domain/changes.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import {
  deleteMute,
  findMute,
  findOwner,
  insertLead,
  insertMute,
  isSeen,
  listContributors,
  listJobPeople,
  lockOwner,
  lockRoles,
  replaceJobPeople,
} from './job-people.sql.ts'

type AskedPeople = Pick<JobPeople, 'lead' | 'recruiters'> & { contributors?: JobPeople['contributors'] | undefined }

/** The people of a job of the company; throws not_found, or not_allowed for a job of another company. */
export async function jobPeopleOf({ db }: Pick<Deps, 'db'>, viewer: CompanyViewer, jobId: string): Promise<JobPeople> {
  requireOwn(viewer, await findOwner(db, jobId))
  if (!(await isSeen(db, viewer, jobId))) throw notYours()
  return readPeople(db, viewer, jobId)
}

/**
 * Replaces the people of a job. Throws not_found, not_allowed for members who neither own the company nor lead the job, and
 * invalid_input for people who are no members of the role.
 */
export const changeJobPeople = (
  { db }: Pick<Deps, 'db'>,
  viewer: CompanyViewer,
  jobId: string,
  asked: AskedPeople,
): Promise<JobPeople> =>
  db.transaction().execute(async (tx) => {
    requireOwn(viewer, await lockOwner(tx, jobId))
    // Locked before they are read: a concurrent change of a role may hand over this job.
    const locked = await lockRoles(tx, viewer, jobId, idsIn(asked))
    const current = await readPeople(tx, viewer, jobId)
    if (!maySetUp(viewer, current.lead))
      throw new AppError('not_allowed', { message: 'Only owners and the lead of this job can choose its people.' })
    const chosen = distinct({ ...asked, contributors: asked.contributors ?? current.contributors })
    requireRoles(new Map(locked.map((row) => [row.user_id, row.role])), chosen)
    const { lead, recruiters, contributors } = chosen
    await replaceJobPeople(tx, viewer, jobId, { lead, others: [...recruiters, ...contributors] })
    const after = await readPeople(tx, viewer, jobId)
    const changes = changesOf(staffOf(current), staffOf(after))
    if (changes) await logActivity(tx, viewer, { act: 'job_staffed', job: jobId, ...changes })
    return after
  })

const staffOf = ({ lead, recruiters, contributors }: ChosenPeople): ChosenPeople => ({ lead, recruiters, contributors })

type ChosenPeople = Omit<JobPeople, 'muted'>

const idsIn = ({ lead, recruiters, contributors = [] }: AskedPeople) => [
  ...(lead === null ? [] : [lead]),
  ...recruiters,
  ...contributors,
]

/** A lead who is also named as a recruiter stays the lead. */
const distinct = ({ lead, recruiters, contributors }: ChosenPeople): ChosenPeople => ({
  lead,
  recruiters: [...new Set(recruiters)].filter((id) => id !== lead),
  contributors: [...new Set(contributors)],
})

/** Throws invalid_input at the field of a person who is no member, or whose role in the company does not fit. */
function requireRoles(roles: ReadonlyMap<string, string>, { lead, recruiters, contributors }: ChosenPeople): void {
  const hires = (id: string) => roles.has(id) && roles.get(id) !== 'contributor'
  if (lead !== null && !hires(lead)) throw invalid('lead', 'Choose an owner or a recruiter of your company')
  if (!recruiters.every(hires)) throw invalid('recruiters', 'Choose owners and recruiters of your company')
  if (!contributors.every((id) => roles.get(id) === 'contributor'))
    throw invalid('contributors', 'Choose contributors of your company')
}

/**
 * Locks a job for a member who may set it up: owners, the lead, or any recruiter while no one leads it. Throws not_found, and
 * not_allowed with the message `refusal`.
 */
export async function lockJobToSetUp(tx: Tx, viewer: CompanyViewer, jobId: string, refusal: string): Promise<void> {
  requireOwn(viewer, await lockOwner(tx, jobId))
  if (!maySetUp(viewer, await leadOf(tx, jobId))) throw new AppError('not_allowed', { message: refusal })
}

/** Whether `lockJobToSetUp` lets the viewer; throws not_found, or not_allowed for a job that the viewer does not see. */
export async function maySetUpJob(db: Db, viewer: CompanyViewer, jobId: string): Promise<boolean> {
  requireOwn(viewer, await findOwner(db, jobId))
  if (!(await isSeen(db, viewer, jobId))) throw notYours()
  return maySetUp(viewer, await leadOf(db, jobId))
}

const leadOf = async (db: Db, jobId: string): Promise<string | null> =>
  (await listJobPeople(db, jobId)).find((person) => person.is_lead)?.user_id ?? null

const maySetUp = ({ role, userId }: CompanyViewer, lead: string | null): boolean =>
  role === 'owner' || (role === 'recruiter' && (lead === null || lead === userId))

async function readPeople(db: Db, { userId }: CompanyViewer, jobId: string): Promise<JobPeople> {
  const people = await listJobPeople(db, jobId)
  const idsOf = (isOf: (person: (typeof people)[number]) => boolean) =>
    people.filter(isOf).map((person) => person.user_id)
  return {
    lead: people.find((person) => person.is_lead)?.user_id ?? null,
    recruiters: idsOf((person) => !person.is_lead && person.role !== 'contributor'),
    contributors: idsOf((person) => person.role === 'contributor'),
    muted: (await findMute(db, userId, jobId)) !== undefined,
  }
}

/** The contributors of a job, or of the job of an application. They have no part in the connections of the company. */
export const contributorsOf = async (db: Db, of: { jobId: string } | { applicationId: string }): Promise<string[]> =>
  (await listContributors(db, of)).map((row) => row.user_id)

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
  if (job.employer_id !== companyId) throw notYours()
}

const notYours = () => new AppError('not_allowed', { message: 'This isn’t your job.' })
