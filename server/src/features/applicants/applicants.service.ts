import type { ApplicantOrder } from '@hearback/contract/hiring/applicant-order.ts'
import type { Applicant, ApplicationStanding } from '@hearback/contract/hiring/applications.ts'
import { type Match, matcherOf } from '@hearback/contract/hiring/match.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import { forEachYielding } from '../../concurrency/for-each-yielding.ts'
import type { Database, Db } from '../../db/database.ts'
import { invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { applicantsByIds, type Listed, type Page, totals } from '../applications/applications.service.ts'
import { oneOwnJob } from '../jobs/job/jobs.service.ts'
import { questionsOf } from '../screening/questions.service.ts'
import { matchFactsOf, seekersShownByName } from '../seekers/profile/seekers.service.ts'
import type { AnswerFilter } from './answer-filter.sql.ts'
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
import { listRankRows, type RankRow } from './applicants.sql.ts'
import { duePositionOf, positionOfDue, rankedView } from './applicants.view.ts'
import { countByStanding, listDueSlice } from './due-order.sql.ts'

export interface ApplicantQuery extends Page, ApplicantFilters, AnswerFilter {
  status?: ApplicationStanding | undefined
  keyword: string
  sort: ApplicantOrder
  cursor: string
}

/**
 * A page of the applications to the viewer's own job. The order `due` without further filters is read along an index.
 * Others sort slim rows of all that match in memory, because matches have one implementation, in the contract. Throws
 * not_found, not_allowed, and invalid_input for a cursor of another order.
 */
export async function applicantsOf(
  db: Database,
  viewer: CompanyViewer,
  jobId: string,
  query: ApplicantQuery,
): Promise<Listed<Applicant> & { job: Job; questions?: Question[]; next?: string }> {
  const after = query.cursor ? readCursor(query.sort, query.cursor) : undefined
  if (query.cursor && !after) throw invalid('cursor', 'This list has another order. Load it again.')
  const reading = oneOwnJob(db, viewer, jobId)
  const [job, questions, { ids, seekerIds, next, counts }] = await Promise.all([
    reading,
    questionsOf(db, jobId),
    isByDueAlone(query)
      ? duePage(db, jobId, query, after)
      : reading.then((job) => rankedPage(db, viewer, { jobId, job }, query, after)),
  ])
  const applications = await applicantsByIds(db, viewer, ids, seekerIds)
  const asked = questions.length > 0 && { questions }
  return { applications, job, ...asked, counts, ...totals(counts, query), ...(next && { next }) }
}

interface PageOfIds {
  ids: string[]
  /** Those of the applications, where the order has read them. */
  seekerIds?: string[]
  /** Cursor of the next page. */
  next: string | undefined
  counts: Record<string, number>
}

const isByDueAlone = ({ sort, keyword, answer, appliedDays, needs, question, ...filters }: ApplicantQuery): boolean =>
  sort === 'due' &&
  keyword === '' &&
  [answer, appliedDays, needs, question].every((filter) => filter == null) &&
  !needsMatch(sort, filters)

async function duePage(
  db: Database,
  jobId: string,
  query: ApplicantQuery,
  after: Position | undefined,
): Promise<PageOfIds> {
  const { status, page, limit } = query
  const offset = after ? 0 : (page - 1) * limit
  const slice = { jobId, status, after: after && duePositionOf(after), offset, limit: limit + 1 }
  const [rows, positions] = await Promise.all([countByStanding(db, jobId), listDueSlice(db, slice)])
  const shown = positions.slice(0, limit)
  const final = positions.length > limit ? positions[limit - 1] : undefined
  return {
    ids: shown.map(({ id }) => id),
    seekerIds: shown.map(({ seekerId }) => seekerId),
    next: final && writeCursor('due', positionOfDue(final)),
    counts: Object.fromEntries(rows.map(({ standing, count }) => [standing, count])),
  }
}

async function rankedPage(
  db: Db,
  viewer: CompanyViewer,
  of: Subject,
  query: ApplicantQuery,
  after: Position | undefined,
): Promise<PageOfIds> {
  const found = await rankedApplicants(db, viewer, of, query)
  const counts: Record<string, number> = {}
  for (const { standing } of found) counts[standing] = (counts[standing] ?? 0) + 1
  const shown = found.filter(({ standing }) => query.status === undefined || standing === query.status)
  return { ...cutPage(shown, query, after), counts }
}

interface Subject {
  jobId: string
  job: Job
}

async function rankedApplicants(db: Db, viewer: CompanyViewer, of: Subject, query: ApplicantQuery): Promise<Ranked[]> {
  const rows = await withoutHiddenNames(db, viewer, await listRankRows(db, of.jobId, query.keyword, query))
  const matches = needsMatch(query.sort, query) ? await matchesOf(db, viewer, of) : undefined
  const passes = applicantFilter(query, rows[0]?.now ?? 0)
  return rows.map((row) => rankedView(row, matches?.get(row.seeker_id))).filter(passes)
}

/** Leaves out those that only a name found which the company does not see. */
async function withoutHiddenNames(db: Db, viewer: CompanyViewer, rows: RankRow[]): Promise<RankRow[]> {
  const byName = rows.filter((row) => row.by_name).map((row) => row.seeker_id)
  if (byName.length === 0) return rows
  const named = await seekersShownByName(db, viewer.companyId, byName)
  return rows.filter((row) => !row.by_name || named.has(row.seeker_id))
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
