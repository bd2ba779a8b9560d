import type { ApplicantOrder } from '@hearback/contract/hiring/applicant-order.ts'
import type { Applicant, ApplicationStanding } from '@hearback/contract/hiring/applications.ts'
import { type Match, matcherOf } from '@hearback/contract/hiring/match.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { forEachYielding } from '../../concurrency/for-each-yielding.ts'
import type { Db } from '../../db/database.ts'
import { invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { applicantsByIds, type Listed, type Page, totals } from '../applications/applications.service.ts'
import { oneJob, ownJob } from '../jobs/job/jobs.service.ts'
import { matchFactsOf } from '../seekers/profile/seekers.service.ts'
import {
  type ApplicantFilters,
  applicantFilter,
  comparePositions,
  needsMatch,
  type Position,
  type Ranked,
  rankKey,
  readCursor,
  writeCursor,
} from './applicant-order.rules.ts'
import { listRankRows } from './applicants.sql.ts'
import { rankedView } from './applicants.view.ts'

export interface ApplicantQuery extends Page, ApplicantFilters {
  status?: ApplicationStanding | undefined
  keyword: string
  sort: ApplicantOrder
  cursor: string
}

/**
 * A page of the applications to the viewer's own job. Sorts slim rows of all that match in memory, because matches have
 * one implementation, in the contract. Throws not_found, not_allowed, and invalid_input for a cursor of another order.
 */
export async function applicantsOf(
  db: Db,
  viewer: CompanyViewer,
  jobId: string,
  query: ApplicantQuery,
): Promise<Listed<Applicant> & { job: Job; next?: string }> {
  await ownJob(db, viewer, jobId)
  const after = query.cursor ? readCursor(query.sort, query.cursor) : undefined
  if (query.cursor && !after) throw invalid('cursor', 'This list has another order. Load it again.')
  const job = await oneJob(db, jobId)
  const found = await rankedApplicants(db, viewer, { jobId, job }, query)
  const counts: Record<string, number> = {}
  for (const { standing } of found) counts[standing] = (counts[standing] ?? 0) + 1
  const shown = found.filter(({ standing }) => query.status === undefined || standing === query.status)
  const page = cutPage(shown, query, after)
  return {
    applications: await applicantsByIds(db, viewer, page.ids),
    job,
    counts,
    ...totals(counts, query),
    ...(page.next && { next: page.next }),
  }
}

interface Subject {
  jobId: string
  job: Job
}

async function rankedApplicants(db: Db, viewer: CompanyViewer, of: Subject, query: ApplicantQuery): Promise<Ranked[]> {
  const rows = await listRankRows(db, of.jobId, query.keyword)
  const matches = needsMatch(query.sort, query) ? await matchesOf(db, viewer, of) : undefined
  const passes = applicantFilter(query, rows[0]?.now ?? 0)
  return rows.map((row) => rankedView(row, matches?.get(row.seeker_id))).filter(passes)
}

async function matchesOf(db: Db, viewer: CompanyViewer, { jobId, job }: Subject): Promise<ReadonlyMap<string, Match>> {
  const matchOf = matcherOf(job)
  const matches = new Map<string, Match>()
  await forEachYielding(await matchFactsOf(db, viewer.companyId, jobId), ([seekerId, facts]) =>
    matches.set(seekerId, matchOf(facts)),
  )
  return matches
}

function cutPage(shown: readonly Ranked[], { sort, page, limit }: ApplicantQuery, after: Position | undefined) {
  const order = shown.map((one) => ({ id: one.id, key: rankKey(sort, one) })).toSorted(comparePositions)
  const isLater = (position: Position) => after !== undefined && comparePositions(position, after) > 0
  const start = after ? order.findIndex(isLater) : (page - 1) * limit
  const cut = start < 0 ? [] : order.slice(start, start + limit)
  const final = cut.at(-1)
  const hasMore = start >= 0 && start + limit < order.length
  return { ids: cut.map(({ id }) => id), next: hasMore && final ? writeCursor(sort, final) : undefined }
}
