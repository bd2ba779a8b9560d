import type { FactSheet, Job, PayComparison } from '@hearback/contract/jobs/jobs.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { categoryFacet } from '../../../search/model/lexemes.ts'
import type { Search } from '../../../search/search.ts'
import { jobsOfRows } from '../job/job-cards.service.ts'
import { comparePay, comparePayNear, countFacts } from '../job/job-facts.sql.ts'
import { listHistory } from '../job/job-history.sql.ts'
import { isShown, pickSimilar } from '../job/jobs.rules.ts'
import { jobsInOrder, requireJob } from '../job/jobs.service.ts'
import { findJob, type JobRow } from '../job/jobs.sql.ts'
import { factSheetView, payComparisonView } from '../job/jobs.view.ts'

interface JobPage {
  job: Job
  facts: FactSheet
  pay: PayComparison | null
  similar: Job[]
}

/** A job of any status, unless moderation hides it from the viewer, with its fact sheet (product.md section 6.3), the pay of comparable jobs and up to 3 similar ones. */
export async function getJob(
  { db, search }: Pick<Deps, 'db'> & { search: Search },
  viewer: Viewer | undefined,
  id: string,
): Promise<JobPage> {
  const found = await findJob(db, id)
  const isSeen = found && (isShown(found) || found.employer_id === viewer?.companyId)
  const row = requireJob(isSeen ? found : undefined)
  const [jobs, facts, pay, candidates] = await Promise.all([
    jobsOfRows(db, [row]),
    factsOf(db, row),
    comparisonOf(db, row),
    likeIt(db, search, row),
  ])
  return { job: requireJob(jobs.get(id)), facts, pay, similar: pickSimilar(candidates) }
}

/** Counted through all posts of its history up to this one: a repost does not begin anew. */
async function factsOf(db: Db, row: JobRow): Promise<FactSheet> {
  const history = await listHistory(db, row)
  const posts = history.map((post) => post.id)
  return factSheetView(row, history, await countFacts(db, posts))
}

/** Near the place where at least 5 are comparable there, else everywhere; null below 5, and where the job states no pay. */
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
/** The best of so many of the newest are like enough: of a frequent title it reads a fifth of what a search reads. */
const candidatesAmong = 200

/** Jobs with the words of the title, filled up from the category; more than are shown, because companies repeat titles. */
async function likeIt(db: Db, search: Search, row: JobRow): Promise<Job[]> {
  const page = { page: 1, limit: candidatesRead, results: candidatesAmong }
  const titles = await search.find({ ...page, text: row.title, sort: 'relevance' })
  const isEnough = titles.ids.length === candidatesRead
  const category = isEnough ? undefined : await search.find({ ...page, facets: [[categoryFacet(row.category)]] })
  const ids = [...new Set([...titles.ids, ...(category?.ids ?? [])])].filter((id) => id !== row.id)
  return jobsInOrder(db, ids, { brief: true })
}
