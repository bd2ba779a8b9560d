import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { jobAddress } from '../../domain/page-addresses.ts'
import { outcomeOf } from './index-now.rules.ts'
import { listAnnounced } from './index-now.sql.ts'

/** Changes of a job within this time are one announcement, and pages of all processes are up to date by then. */
const delaySeconds = 30

/** Enqueues an announcement for each change of a job, in its transaction. Does nothing without a key. */
export function announceChanges({ config, events, queue }: Pick<Deps, 'config' | 'events' | 'queue'>): void {
  if (config.indexNow === undefined) return
  events.onBeforeCommit('job.changed', (tx: Tx, _publish, { jobId }) =>
    queue.enqueue(tx, 'index-now', [{ jobId }], { key: jobId, afterSeconds: delaySeconds }),
  )
}

type Sender = Pick<Deps, 'config' | 'db' | 'log' | 'outgoing'>

/**
 * Tells search engines that the pages of these jobs changed (IndexNow), by one call: published, edited, and ended ones, whose
 * pages then answer 410. Leaves out jobs that the sitemaps never name. Throws if the service asks to come back later.
 */
export async function announceJobs(deps: Sender, jobIds: readonly string[]): Promise<void> {
  const { config, db } = deps
  const jobs = await listAnnounced(db, config, [...new Set(jobIds)])
  await send(
    deps,
    jobs.map(({ id, title }) => jobAddress(config.publicUrl, id, title)),
  )
}

async function send(deps: Sender, urls: readonly string[]): Promise<void> {
  const { config, log, outgoing } = deps
  const { publicUrl, indexNow } = config
  if (urls.length === 0 || indexNow === undefined) return
  const response = await outgoing.fetch(indexNow.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(publicUrl).host,
      key: indexNow.key,
      keyLocation: `${publicUrl}${keyPath(indexNow.key)}`,
      urlList: urls,
    }),
    overflow: 'cut',
  })
  const { status } = response
  const outcome = outcomeOf(status, urls.length)
  if (outcome === 'retry') throw new Error(`IndexNow answered ${status}`)
  if (outcome === 'drop') log.warn({ status, urls: urls.length }, 'IndexNow refused pages')
  if (outcome === 'split') {
    const middle = Math.ceil(urls.length / 2)
    const halves = [urls.filter((_url, index) => index < middle), urls.filter((_url, index) => index >= middle)]
    for (const half of halves) await send(deps, half)
  }
}

/** The file that proves the key. */
export const keyPath = (key: string): string => `/${key}.txt`
