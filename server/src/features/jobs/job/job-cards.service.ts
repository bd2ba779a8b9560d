import { Job } from '@hearback/contract/jobs/jobs.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import { LRUCache } from 'lru-cache'
import { createAdmissionFilter } from '../../../cache/admission-filter.ts'
import { preserializeJson } from '../../../cache/preserialized-json.ts'
import { batchRequests } from '../../../concurrency/batch-requests.ts'
import type { Db } from '../../../db/database.ts'
import { companyCards, companyOf } from '../../employers/employers.service.ts'
import { listCards, listCardVersions } from './job-cards.sql.ts'
import { briefLength } from './jobs.rules.ts'
import type { JobRow } from './jobs.sql.ts'
import { jobView } from './jobs.view.ts'

/** Maximum size of the cache in bytes of JSON. A card has about 1,700 bytes, and uses three times that in memory. */
const mostKept = 12_000_000

/** Ids are random, and versions are transaction ids, so one cache serves all databases of a process. */
const kept = new LRUCache<string, { version: string; job: Job }>({ maxSize: mostKept })
/** Caches a card on its second request only, because caching costs more than rendering once. */
const isShownAgain = createAdmissionFilter(10_000)

/**
 * Jobs with truncated descriptions by id, from the cache while unchanged (decision 24). If most are cached, one
 * statement checks their versions; another reads the rest. Not usable within a transaction: its own changes all have
 * the same version.
 */
export async function jobCards(db: Db, ids: readonly string[]): Promise<Map<string, Job>> {
  const known = ids.filter((id) => kept.has(id))
  const cards = known.length * 2 > ids.length ? await unchangedCards(db, known) : new Map<string, Job>()
  const missing = ids.filter((id) => !cards.has(id))
  for (const row of missing.length > 0 ? await listCards(db, { ids: missing, length: briefLength + 1 }) : [])
    cards.set(row.id, cardOf(row))
  return cards
}

async function unchangedCards(db: Db, ids: readonly string[]): Promise<Map<string, Job>> {
  const cards = new Map<string, Job>()
  const versions = await versionsIn(db)(ids)
  for (const id of ids) {
    const row = versions.get(id)
    const card = row && unchanged(row)
    if (card) cards.set(id, card)
  }
  return cards
}

const asking = new WeakMap<Db, ReturnType<typeof askTogether>>()
/** Batches concurrent version checks per database, because popular pages share cards. */
function versionsIn(db: Db): ReturnType<typeof askTogether> {
  const known = asking.get(db) ?? askTogether(db)
  asking.set(db, known)
  return known
}
const askTogether = (db: Db) =>
  batchRequests(
    async (ids: ReadonlySet<string>) =>
      new Map((await listCardVersions(db, { ids: [...ids] })).map((row) => [row.id, row] as const)),
  )

function cardOf(row: Awaited<ReturnType<typeof listCards>>[number]): Job {
  const known = unchanged(row)
  if (known) return known
  const description = truncate(row.description, briefLength, '')
  const job = jobView({ ...row, description }, companyOf(row))
  if (isShownAgain(row.id)) kept.set(row.id, { version: versionOf(row), job }, { size: preserializeJson(Job, job) })
  return job
}

type Versioned = Awaited<ReturnType<typeof listCardVersions>>[number]
const versionOf = (row: Versioned) => `${row.row_versions} ${row.rescinded_offers}`
function unchanged(row: Versioned): Job | undefined {
  const card = kept.get(row.id)
  return card?.version === versionOf(row) ? card.job : undefined
}

/** Renders rows as public jobs with their companies; one more statement. */
export async function jobsOfRows(db: Db, rows: readonly JobRow[]): Promise<Map<string, Job>> {
  const companies = await companyCards(db, [...new Set(rows.map((row) => row.employer_id))])
  const jobs = new Map<string, Job>()
  for (const row of rows) {
    const company = companies.get(row.employer_id)
    if (company) jobs.set(row.id, jobView(row, company))
  }
  return jobs
}
