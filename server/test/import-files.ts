import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { importPosts } from '../src/import/import-posts.ts'
import type { TestApp } from './app.ts'

/** A complete row of a source; null omits a field. */
export function aRow(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const row = {
    source: 'test-source',
    sourceId: '1',
    jobTitle: 'Night Baker',
    company: 'Bureau of Bread',
    category: 'Food',
    city: 'Boise',
    region: 'Idaho',
    country: 'US',
    lat: 43.61,
    lng: -116.2,
    salaryFrom: 20,
    salaryTo: 25.5,
    currency: 'USD',
    salaryPeriod: 'HOUR',
    salaryBasis: 'posted',
    employmentType: 'Full-time',
    skills: ['Baking', 'baking', 'Rye'],
    description: 'Bake bread.\n\n- At night',
    postedAt: '2026-01-10',
    ...changes,
  }
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}

interface Choices {
  readonly reopen?: boolean
  readonly gzip?: boolean
  readonly stop?: AbortSignal
}

/** Imports rows (or raw lines) from a file. Returns the counts and the list of refusals and warnings. */
export async function importRows(app: TestApp, rows: readonly (object | string)[], choices: Choices = {}) {
  const text = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n')
  const folder = await mkdtemp(join(tmpdir(), 'hearback-import-'))
  const file = join(folder, 'posts.ndjson')
  await writeFile(file, choices.gzip ? gzipSync(text) : text)
  const listed: string[] = []
  const { reopen = false, stop } = choices
  const counts = await importPosts(app.db, {
    file,
    reopen,
    list: (line) => listed.push(line),
    progress: () => {},
    ...(stop ? { stop } : {}),
  }).finally(() => rm(folder, { recursive: true }))
  return { counts, listed, marks: Object.fromEntries(counts.marks) }
}

export const storedJobs = (app: TestApp) => app.db.selectFrom('jobs').selectAll().orderBy('search_seq').execute()
