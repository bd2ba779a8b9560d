import type { FactSheet, Job, PayComparison } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { categoryFacet } from '../../../search/model/lexemes.ts'
import type { Search } from '../../../search/search.ts'
import { isListed } from '../../employers/listing.service.ts'
import { questionsOf } from '../../screening/questions.service.ts'
import { jobsOfRows } from '../job/job-cards.service.ts'
import { comparePay, comparePayNear, countFacts } from '../job/job-facts.sql.ts'
import { listHistory } from '../job/job-history.sql.ts'
import { jobVersion } from '../job/job-version.service.ts'
import { isShown, pickSimilar } from '../job/jobs.rules.ts'
import { jobsInOrder, requireJob } from '../job/jobs.service.ts'
import { findJob, isSeen, type JobRow } from '../job/jobs.sql.ts'
import { factSheetView, payComparisonView } from '../job/jobs.view.ts'

interface JobPage {
  job: Job
  facts: FactSheet
  pay: PayComparison | null
  similar: Job[]
  questions?: Question[]
  /** Only for the owner, of a job that the company deleted. */
  deleted?: true
  unlisted?: true
  /** Only for the owner. */
  version?: string
}

/**
 * Returns a job of any status, unless moderation hides it from the viewer, with its fact sheet (specification 6.3), the
 * pay of comparable jobs and up to 3 similar jobs.
 */
export async function getJob(
  { db, search, config }: Pick<Deps, 'db' | 'config'> & { search: Search },
  viewer: Viewer | undefined,
  id: string,
): Promise<JobPage> {
  const found = await findJob(db, id)
  const isOwn = found !== undefined && found.employer_id === viewer?.companyId && (await isSeen(db, viewer, id))
  const row = requireJob(found && (isShown(found) || isOwn) ? found : undefined)
  const [jobs, facts, pay, candidates, questions, listed] = await Promise.all([
    jobsOfRows(db, [row]),
    factsOf(db, row),
    comparisonOf(db, row),
    likeIt(db, search, row),
    questionsOf(db, id),
    isListed(db, config, row.employer_id),
  ])
  const isDeleted = row.deleted_at !== null && isOwn
  return {
    job: requireJob(jobs.get(id)),
    facts,
    pay,
    similar: pickSimilar(candidates),
    ...(questions.length > 0 && { questions }),
    ...(isDeleted && { deleted: true as const }),
    ...(!listed && { unlisted: true as const }),
    ...(isOwn && { version: jobVersion(row, questions) }),
  }
}

/** Counts over all posts of the history up to this one, so that a repost does not reset the figures. */
async function factsOf(db: Db, row: JobRow): Promise<FactSheet> {
  const history = await listHistory(db, row)
  const posts = history.map((post) => post.id)
  return factSheetView(row, history, await countFacts(db, posts))
}

/** Compares with at least 5 jobs nearby, else with jobs everywhere. Null below 5 jobs, and for jobs without pay. */
async function comparisonOf(db: Db, row: JobRow): Promise<PayComparison | null> {
  const { currency } = row
  if (row.pay_from === null) return null
  if (row.latitude !== null && row.longitude !== null) {
    const near = await comparePayNear(db, row, { latitude: row.latitude, longitude: row.longitude })
    if (near.jobs >= limits.comparableJobs) return payComparisonView(near, { place: row.city, currency })
  }
  const everywhere = await comparePay(db, row)
  return everywhere.jobs >= limits.comparableJobs ? payComparisonView(everywhere, { place: null, currency }) : null
}

const candidatesRead = 12
/** Ranks only this many of the newest matches, which reads a fifth of the rows of a full search for a common title. */
const candidatesAmong = 200

/** Jobs with the words of the title, supplemented from the category. Reads more than are shown, because companies repeat titles. */
async function likeIt(db: Db, search: Search, row: JobRow): Promise<Job[]> {
  const page = { page: 1, limit: candidatesRead, results: candidatesAmong }
  const titles = await search.find({ ...page, text: row.title, sort: 'relevance' })
  const isEnough = titles.ids.length === candidatesRead
  const category = isEnough ? undefined : await search.find({ ...page, facets: [[categoryFacet(row.category)]] })
  const ids = [...new Set([...titles.ids, ...(category?.ids ?? [])])].filter((id) => id !== row.id)
  return jobsInOrder(db, ids, { brief: true })
}
