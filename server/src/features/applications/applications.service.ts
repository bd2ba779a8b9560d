import type {
  Applicant,
  Application,
  ApplicationOrder,
  ApplicationStanding,
  HistoryEntry,
  SeekersApplication,
} from '@hearback/contract/hiring/applications.ts'
import type { AnswerClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { Nudge } from '@hearback/contract/hiring/clock/nudges.ts'
import type { InterviewChange } from '@hearback/contract/hiring/interviews.ts'
import type { ScreeningAnswer } from '@hearback/contract/jobs/screening.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import type { SentFile } from '@hearback/contract/people/sent-files.ts'
import type { Database, Db } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer, Viewer } from '../../domain/viewer.ts'
import { filesByIds } from '../file-library/application-files.service.ts'
import { jobsByIds } from '../jobs/job/jobs.service.ts'
import { answersByIds } from '../screening/answers.service.ts'
import { seekersFor } from '../seekers/profile/seekers.service.ts'
import { countApplicationsOf, listApplicationRowsByIds, listApplicationRowsOf } from './application-lists.sql.ts'
import {
  type ApplicationRow,
  findApplication,
  findApplicationTo,
  isSeenApplication,
  listSteps,
} from './application-rows.sql.ts'
import { type Side, stepsFor } from './applications.rules.ts'
import { applicationStandingView, applicationView, historyView } from './applications.view.ts'
import { findClaim } from './claimed/claim.sql.ts'
import { claimView } from './claimed/claim.view.ts'
import { findTimeZone, listInterviewChanges } from './interview-changes.sql.ts'
import { interviewChangeView } from './interview-changes.view.ts'
import { canBeNudged } from './nudged/nudge.sql.ts'
import { nudgeView } from './nudged/nudge.view.ts'

export const noSuchApplication = () => new AppError('not_found', { message: 'We couldn’t find this application.' })

/** Returns the viewer's side of the application; throws not_found for everyone else, and for contributors, who take no steps. */
export function sideOf(
  viewer: Viewer,
  row: { seeker_id: string; employer_id: string } | undefined,
): Exclude<Side, 'system'> {
  if (row?.employer_id === viewer.companyId && viewer.role !== 'contributor') return 'employer'
  if (row?.seeker_id === viewer.userId) return 'seeker'
  throw noSuchApplication()
}

/** An application as its reader finds it; contributors read those to the jobs whose people they are. Throws not_found. */
async function findOwn(db: Db, viewer: Viewer, id: string) {
  const row = await findApplication(db, id)
  if (!row) throw noSuchApplication()
  if (viewer.role !== 'contributor') return { row, side: sideOf(viewer, row) }
  if (row.employer_id !== viewer.companyId || !(await isSeenApplication(db, viewer, id))) throw noSuchApplication()
  return { row, side: 'employer' as const }
}

/** Contributors take no steps. */
const applicationFor = ({ role }: Viewer, row: ApplicationRow, side: Side): Application =>
  role === 'contributor' ? { ...applicationView(row, side), nextSteps: [] } : applicationView(row, side)

/** Returns one application to either of its two people, without related data; throws not_found. */
export async function ownApplication(db: Db, viewer: Viewer, id: string): Promise<Application> {
  const { row, side } = await findOwn(db, viewer, id)
  return applicationFor(viewer, row, side)
}

type WholeApplication = SeekersApplication & {
  applicant: Seeker
  interviewChanges: InterviewChange[]
  applicantTimeZone: string | null
  answers?: ScreeningAnswer[]
  files?: SentFile[]
  answerClaim?: AnswerClaim
  nudge?: Nudge
}

/** Returns one application with its job, person and history to either of the two; throws not_found. */
export async function wholeApplication(db: Database, viewer: Viewer, id: string): Promise<WholeApplication> {
  const { row, side } = await findOwn(db, viewer, id)
  const jobs = await jobsByIds(db, [row.job_id])
  const seekers = await seekersFor(db, viewer, [row.seeker_id])
  const history = (await listSteps(db, [id])).map(historyView)
  const interviewChanges = (await listInterviewChanges(db, id)).map(interviewChangeView)
  const applicantTimeZone = await findTimeZone(db, row.seeker_id)
  const answers = (await answersByIds(db, [id])).get(id)
  const files = (await filesByIds(db, viewer, [id])).get(id)
  const claim = await findClaim(db, row)
  const hasNudge = row.nudged_at !== null || (side === 'seeker' && (await canBeNudged(db, id)))
  const jobDetails = jobs.get(row.job_id)
  const applicant = seekers.get(row.seeker_id)
  if (!jobDetails || !applicant) throw noSuchApplication()
  return {
    ...applicationFor(viewer, row, side),
    jobDetails,
    applicant,
    history,
    ...(answers && { answers }),
    ...(files && { files }),
    ...(claim && { answerClaim: claimView(claim) }),
    ...(hasNudge && { nudge: nudgeView(row) }),
    interviewChanges,
    applicantTimeZone,
  }
}

export interface Page {
  page: number
  limit: number
}

/** A page of a list with its counts. */
export interface Listed<T> {
  applications: T[]
  total: number
  totalPages: number
  counts: Record<string, number>
}

/** The viewer's own applications with job and history, in the order of the filters; counts are of those that match the keyword. */
export async function applicationsOf(
  db: Database,
  viewer: Viewer,
  filters: Page & { status?: ApplicationStanding | undefined; keyword: string; sort: ApplicationOrder },
): Promise<Listed<SeekersApplication>> {
  const counts = countsByStatus(await countApplicationsOf(db, viewer.userId, filters.keyword))
  const rows = await listApplicationRowsOf(db, viewer.userId, filters)
  const [jobs, histories] = await Promise.all([
    jobsByIds(db, [...new Set(rows.map((row) => row.job_id))]),
    historiesByIds(
      db,
      rows.map((row) => row.id),
    ),
  ])
  const applications = rows.flatMap((row) => {
    const jobDetails = jobs.get(row.job_id)
    return jobDetails ? [{ ...applicationView(row, 'seeker'), jobDetails, history: histories.get(row.id) ?? [] }] : []
  })
  return { applications, counts, ...totals(counts, filters) }
}

/** Whether the viewer has applied; false if they may apply again after a withdrawal. */
export async function hasApplied(
  db: Db,
  viewer: Viewer,
  jobId: string,
): Promise<{ hasApplied: boolean; application: Application | null }> {
  const row = await findApplicationTo(db, jobId, viewer.userId)
  if (!row) return { hasApplied: false, application: null }
  const mayRepeat = stepsFor(applicationStandingView(row), 'seeker').includes('applied')
  return { hasApplied: !mayRepeat, application: applicationView(row, 'seeker') }
}

/**
 * Applications to the viewer's jobs in the order of the ids, each with its person and history. Reads the people concurrently where
 * their `seekerIds` are known.
 */
export async function applicantsByIds(
  db: Database,
  viewer: CompanyViewer,
  ids: readonly string[],
  seekerIds?: readonly string[],
): Promise<Applicant[]> {
  const listing = listApplicationRowsByIds(db, viewer, ids)
  const reading = seekerIds
    ? seekersFor(db, viewer, [...new Set(seekerIds)])
    : listing.then((rows) => seekersFor(db, viewer, [...new Set(rows.map((row) => row.seeker_id))]))
  const [listed, seekers, histories, answered, sent] = await Promise.all([
    listing,
    reading,
    historiesByIds(db, ids),
    answersByIds(db, ids),
    filesByIds(db, viewer, ids),
  ])
  const rows = new Map(listed.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    const applicant = row && seekers.get(row.seeker_id)
    if (!applicant) return []
    const [answers, files] = [answered.get(id), sent.get(id)]
    const about = { applicant, jobTitle: row.job_title, history: histories.get(id) ?? [] }
    return [
      { ...applicationFor(viewer, row, 'employer'), ...about, ...(answers && { answers }), ...(files && { files }) },
    ]
  })
}

/** The histories of these applications, each in order. One statement. */
export async function historiesByIds(db: Db, ids: readonly string[]): Promise<Map<string, HistoryEntry[]>> {
  const steps = ids.length > 0 ? await listSteps(db, ids) : []
  const byApplication = Map.groupBy(steps, (step) => step.application_id)
  return new Map([...byApplication].map(([id, own]) => [id, own.map(historyView)]))
}

const countsByStatus = (rows: readonly { status: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ status, count }) => [status, count]))

/** Totals of a list by its counts. */
export function totals(
  counts: Record<string, number>,
  { status, limit }: { status?: string | undefined; limit: number },
) {
  const total = status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { total, totalPages: Math.ceil(total / limit) }
}
