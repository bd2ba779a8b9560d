import type { StoredFilters } from '@hearback/contract/jobs/alerts.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { vacanciesFirst } from '../../domain/vacancies-first.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import type { Search } from '../../search/search.ts'
import { type CompanyJobs, followsAny, markJobsSeen, newJobsOfFollowed } from '../follows/follow-news.service.ts'
import { type Searcher, searchJobs } from '../job-search/job-search.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { pauseToken } from './alert-links.service.ts'
import { digestNotices } from './alerts.mails.ts'
import { distributeJobs, pathOf } from './alerts.rules.ts'
import { type AlertRow, listAlertRows } from './alerts.sql.ts'
import { type FoundJob, foundJobView, toJobFilters } from './alerts.view.ts'
import {
  deleteIdleDigest,
  deleteOldSentJobs,
  insertSentJobs,
  listDuePeople,
  listNewlyListedJobs,
  listUnsentJobs,
  makeDigestDue,
  setSeen,
  takeDigest,
} from './digests.sql.ts'
import { pauseInstantDigest } from './rhythm.sql.ts'

type Digests = Pick<Deps, 'db' | 'events' | 'queue' | 'config' | 'log'> & { search: Search }
type Person = Awaited<ReturnType<typeof listDuePeople>>[number]

/** People per run; the next run continues. */
const mostPeople = 500

/**
 * Sends each person with a due digest one mail with the new jobs of their saved searches and of the companies they follow,
 * each job once. People without new jobs get no mail. Safe to run repeatedly and on several processes.
 */
export async function sendDigests(deps: Digests): Promise<void> {
  const rows = await listDuePeople(deps.db, mostPeople)
  await forEachIsolated(deps, { job: 'digests', rows, idOf: (row) => row.user_id }, (person) =>
    sendDigest(deps, person),
  )
}

/** Makes the digest of this person due now; returns false when they have neither a saved search nor a followed company. */
export const requestDigestNow = ({ db, queue }: Pick<Deps, 'db' | 'queue'>, email: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const isDue = await makeDigestDue(tx, email)
    if (isDue) await queue.enqueue(tx, 'alerts', [{}])
    return isDue
  })

async function sendDigest(deps: Digests, { user_id: userId, email, now }: Person): Promise<void> {
  const alerts = await listAlertRows(deps.db, userId)
  if (alerts.length === 0 && !(await followsAny(deps.db, userId)))
    return deps.db.transaction().execute(async (tx) => {
      await deleteIdleDigest(tx, userId)
      await takeDigest(tx, userId)
    })
  const found: Found[] = []
  for (const alert of alerts) if (alert.paused_at === null) found.push(await newJobsOf(deps, userId, alert))
  found.push(...(await newJobsOfFollowed(deps.db, deps.config, userId, mostRead)).map(companyNews))
  await inTransaction(deps, async (tx, publish) => {
    if (!(await takeDigest(tx, userId))) return
    await setSeen(tx, userId, now)
    await markJobsSeen(tx, userId, now)
    const ids = found.flatMap(({ jobs }) => jobs.map(({ id }) => id))
    const keys = new Map((await listUnsentJobs(tx, deps.config, userId, ids)).map(({ id, key }) => [id, key]))
    const news = distributeJobs(onceEach(found, keys))
    if (news.length === 0) return
    const told = news.flatMap(({ shown }) => shown.map(({ id }) => ({ id, key: keys.get(id) ?? id })))
    await insertSentJobs(tx, userId, told)
    await pauseInstantDigest(tx, userId)
    await notifyAll(deps, tx, publish, digestNotices(deps.config.publicUrl, { userId, email }, news))
  })
}

interface SearchNews {
  of: 'search'
  name: string
  path: `/${string}`
  token: string
  jobs: readonly FoundJob[]
  total: number
  totalIsExact: boolean
}
interface CompanyNews extends Omit<SearchNews, 'of' | 'token'> {
  of: 'company'
}
type Found = SearchNews | CompanyNews

const companyNews = ({ employerId, businessName, jobs }: CompanyJobs): CompanyNews => ({
  of: 'company',
  name: businessName,
  path: `/companies/${employerId}`,
  jobs: jobs.map(foundJobView),
  total: jobs.length,
  totalIsExact: jobs.length < mostRead,
})

const mostRead = 50
/** Posts carry the time their transaction began, so the last minutes are searched again. */
const overlapMs = 10 * 60_000

/** New jobs, and those of companies that were listed meanwhile. Ignores results of corrected keywords and related work, which a reader of the mail could not tell from those of the search. */
async function newJobsOf(deps: Digests, userId: string, alert: AlertRow): Promise<SearchNews> {
  const filters = alert.filters as StoredFilters
  const since = new Date(Math.max(alert.seen_until.getTime() - overlapMs, alert.created_at.getTime()))
  const found = await foundBy(deps, filters, { since, seekerId: userId })
  const listed = deps.config.verifiesEmployers ? await listNewlyListedJobs(deps.db, since) : []
  if (listed.length > 0) {
    const more = await foundBy(deps, filters, { since: null, among: listed, seekerId: userId })
    found.jobs.push(...more.jobs)
    found.total += more.total
  }
  const token = await pauseToken(deps, alert.id)
  return { of: 'search', name: alert.name, path: pathOf(filters), token, ...found }
}

async function foundBy(deps: Digests, filters: StoredFilters, searcher: Searcher) {
  const page = { ...toJobFilters(filters), resultsPerPage: mostRead }
  const { jobs, total, totalIsExact, corrected, relatedFrom } = await searchJobs(deps, page, searcher)
  const isLiteral = corrected === null && relatedFrom === null
  return { totalIsExact, ...(isLiteral ? { jobs: jobs.map(foundJobView), total } : { jobs: [], total: 0 }) }
}

/**
 * Removes jobs that the person already knows, assigns each job to the first source that found it, and drops sources without new
 * jobs. Different jobs come before the same one in further towns, which would fill the mail.
 */
function onceEach(found: readonly Found[], keys: ReadonlyMap<string, string>): Found[] {
  const taken = new Set<string>()
  return found.flatMap((one) => {
    const jobs = one.jobs.filter(({ id }) => {
      const key = keys.get(id)
      if (key === undefined || taken.has(key)) return false
      taken.add(key)
      return true
    })
    const vacancies = vacanciesFirst(jobs, ({ company, title }) => `${company} ${title}`)
    return jobs.length > 0 ? [{ ...one, jobs: vacancies, total: one.total - (one.jobs.length - jobs.length) }] : []
  })
}

/** Deletes records of sent jobs that are older than a year; runs daily. */
export const purgeSentJobs = async ({ db }: Pick<Deps, 'db'>): Promise<void> => void (await deleteOldSentJobs(db))
