import { Job } from '@hearback/contract/jobs.ts'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { keepJson } from '../../kept-json.ts'
import { companyCards, companyOf } from '../employers/employers.service.ts'
import { listCards, listCardVersions } from './job-cards.sql.ts'
import { briefLength } from './jobs.rules.ts'
import type { JobRow } from './jobs.sql.ts'
import { jobView } from './jobs.view.ts'

/** Characters of JSON; a card has some 1,700, and takes about three times that in memory. */
const mostKept = 12_000_000

/** Ids are random and versions number transactions, so that one cache serves all databases of a process. */
const kept = new LRUCache<string, { version: string; job: Job }>({ maxSize: mostKept })

/**
 * Jobs with their descriptions cut, by id: what is kept of them while nothing of it has changed, which one statement asks
 * (decision 24). Not within a transaction: what that has changed itself has one version to it.
 */
export async function jobCards(db: Db, ids: readonly string[]): Promise<Map<string, Job>> {
  const cards = new Map<string, Job>()
  const changed = new Map<string, string>()
  for (const { id, version } of await listCardVersions(db, ids)) {
    const known = kept.get(id)
    if (known?.version === version) cards.set(id, known.job)
    else changed.set(id, version)
  }
  if (changed.size === 0) return cards
  for (const row of await listCards(db, [...changed.keys()], briefLength)) {
    const job = jobView(row, companyOf(row))
    cards.set(row.id, job)
    // A row that has changed since has a newer version by now, which is asked for the next time.
    kept.set(row.id, { version: changed.get(row.id) ?? '', job }, { size: keepJson(Job, job).length })
  }
  return cards
}

/** Rows as everybody sees them, with their companies; one statement more. */
export async function jobsOfRows(db: Db, rows: readonly JobRow[]): Promise<Map<string, Job>> {
  const companies = await companyCards(db, [...new Set(rows.map((row) => row.employer_id))])
  const jobs = new Map<string, Job>()
  for (const row of rows) {
    const company = companies.get(row.employer_id)
    if (company) jobs.set(row.id, jobView(row, company))
  }
  return jobs
}
