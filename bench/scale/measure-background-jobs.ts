import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { startBackgroundJobs } from '../../server/src/background-jobs.ts'
import type { Queue } from '../../server/src/queue/queue.ts'
import { type InProcessAppOptions, openInProcessApp } from '../load/in-process-app.ts'
import type { Measurement } from './results.ts'

/** The statement timeout in milliseconds; longer work must be split. */
const goal = 30_000
const rounds = 2

/** Remark beside the figures. */
export const backgroundJobsNote =
  'Round 1 processes the accumulated work, round 2 finds none; mails and pushes are discarded'

/**
 * Runs each recurring job twice: round 1 processes the accumulated work, round 2 finds none.
 * Mails and pushes are discarded.
 */
export async function measureBackgroundJobs(place: InProcessAppOptions): Promise<Measurement[]> {
  const { queue, handlers } = collectingQueue()
  const local = await openInProcessApp(place, queue)
  const lines: Measurement[] = []
  try {
    await startBackgroundJobs(local.deps)
    await scheduleErasures(local.pool)
    for (const [words, handle] of handlers) {
      for (const round of Array.from({ length: rounds }, (_, n) => n + 1)) {
        const begun = performance.now()
        const failed = await handle({}).then(
          () => 0,
          () => 1,
        )
        const took = performance.now() - begun
        lines.push({
          words,
          place: `round ${round}`,
          page: 0,
          sort: '',
          p50: took,
          p95: took,
          max: took,
          ...(words === 'lexicons' ? {} : { goal }),
          failed,
        })
      }
    }
  } finally {
    await local.close()
  }
  return lines
}

/** Schedules the erasure of a seeker and an employer that no other step uses. */
async function scheduleErasures(pool: pg.Pool): Promise<void> {
  for (const type of ['jobseeker', 'employer']) {
    await pool.query(
      `insert into account_deletions (user_id, requested_at, erase_at, was_published, paused_jobs)
       select id, now(), now(), true, '{}' from users where user_type = $1 and origin = 'signup'
         and not exists (select from sessions where sessions.user_id = users.id) order by id desc limit 1
       on conflict do nothing`,
      [type],
    )
  }
}

type Handler = (data: never) => Promise<void>

/** A queue that records handlers of recurring jobs and runs none. */
function collectingQueue(): { queue: Queue; handlers: Map<string, (data: object) => Promise<void>> } {
  const all = new Map<string, Handler>()
  const handlers = new Map<string, (data: object) => Promise<void>>()
  const queue: Queue = {
    enqueue: async () => {},
    cancel: async () => {},
    handleBatches: async () => {},
    handle: async (name, handler) => void all.set(name, handler as Handler),
    schedule: async (name) => {
      const handler = all.get(name)
      if (handler) handlers.set(name, handler as (data: object) => Promise<void>)
    },
    onStop: () => {},
    stop: async () => {},
  }
  return { queue, handlers }
}
