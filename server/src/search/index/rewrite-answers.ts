import type { Deps } from '../../deps.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { listAnswerRewrites, rewriteAnswersBatch } from './answer-rewrites.sql.ts'

/** 3,000 documents take a quarter of a minute. */
const batchesPerRun = 150

/**
 * Rewrites the documents of companies whose response figures reached another band, for a run every minute. Companies take turns, so
 * that one with many jobs delays no other.
 */
export async function rewriteAnswers(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  let companies = await listAnswerRewrites(deps.db, batchesPerRun)
  for (let left = batchesPerRun; left > 0 && companies.length > 0; ) {
    const unfinished: typeof companies = []
    const rows = companies.slice(0, left)
    left -= rows.length
    await forEachIsolated(deps, { job: 'answer-facets', rows, idOf: (row) => row.employer_id }, async (row) => {
      if (await rewriteAnswersBatch(deps.db, row.employer_id)) unfinished.push(row)
    })
    companies = unfinished
  }
}
