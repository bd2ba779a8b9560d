import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import type { Queue } from '../../server/src/jobs/queue.ts'
import { startWork } from '../../server/src/jobs/work.ts'
import { type LocalPlace, openLocally } from '../load/in-process-app.ts'
import type { Line } from './results.ts'

/** What ends a statement: work that needs longer has to come in pieces. */
const goal = 30_000
const rounds = 2

/** Said with the figures. */
export const aboutWork =
  'What has gathered first, then what is left when nothing has happened since; mails and pushes go nowhere. Lexicons come in portions, without the pauses between these'

/**
 * Each piece of work that recurs, twice: the first finds what has gathered, the second what is left to do when nothing has
 * happened since. Its mails and pushes go nowhere.
 */
export async function measureWork(place: LocalPlace): Promise<Line[]> {
  const { queue, handlers } = collectingQueue()
  const local = await openLocally(place, queue)
  const lines: Line[] = []
  try {
    await startWork(local.deps)
    await fallDue(local.pool)
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
          most: took,
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

/** Two accounts, of a seeker and of an employer, that are to be erased; none that other steps act for. */
async function fallDue(pool: pg.Pool): Promise<void> {
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

/** Keeps who handles what recurs, and adds nothing. */
function collectingQueue(): { queue: Queue; handlers: Map<string, (data: object) => Promise<void>> } {
  const all = new Map<string, Handler>()
  const handlers = new Map<string, (data: object) => Promise<void>>()
  const queue: Queue = {
    enqueue: async () => {},
    cancel: async () => {},
    handle: async (name, handler) => void all.set(name, handler as Handler),
    schedule: async (name) => {
      const handler = all.get(name)
      if (handler) handlers.set(name, handler as (data: object) => Promise<void>)
    },
    stop: async () => {},
  }
  return { queue, handlers }
}
