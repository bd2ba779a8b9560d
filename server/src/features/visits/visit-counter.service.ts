import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { createTally, type Tally } from './visit-tally.ts'
import { addCounts, addVitals, lockCounts } from './visits.sql.ts'

/** Maximum number of named sources per day. */
const mostSources = 100
const keptEveryMs = 3_000

export type VisitCounter = ReturnType<typeof openVisitCounter>

/**
 * Counts in memory, and adds to the totals every few seconds in one transaction, so that views cost no statement. A
 * killed process loses these seconds; visits are the only data that may be lost. Counts are kept while the database is
 * unavailable.
 */
export function openVisitCounter({ db, events, log }: Pick<Deps, 'db' | 'events' | 'log'>) {
  const tally = createTally(mostSources)
  let timer: NodeJS.Timeout | undefined
  let keeping: Promise<void> = Promise.resolve()

  function count(change: (tally: Tally) => void): void {
    change(tally)
    timer ??= setTimeout(() => {
      timer = undefined
      keep().catch((error: unknown) => log.warn({ err: error }, 'visits could not be counted yet'))
    }, keptEveryMs).unref()
  }

  /** Flushes the counts; resolves once they are stored, and rejects on failure. */
  function keep(): Promise<void> {
    keeping = keeping.catch(() => undefined).then(keepTaken)
    return keeping
  }

  async function keepTaken(): Promise<void> {
    if (tally.isEmpty()) return
    const taken = tally.take()
    try {
      await inTransaction({ db, events }, async (tx) => {
        await lockCounts(tx)
        if (taken.counts.length > 0) await addCounts(tx, taken.counts, mostSources)
        if (taken.vitals.length > 0) await addVitals(tx, taken.vitals)
      })
    } catch (error) {
      count(() => tally.put(taken))
      throw error
    }
  }

  async function close(): Promise<void> {
    await keep().catch((error: unknown) => log.warn({ err: error }, 'the last visits could not be counted'))
    clearTimeout(timer)
  }

  return { count, keep, close }
}
