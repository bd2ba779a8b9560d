import type { Deps } from '../../deps.ts'
import { announceJobs } from './index-now.service.ts'

/** Sends what `announceChanges` enqueued. */
export async function syndicationWork(deps: Deps): Promise<void> {
  const { config, queue } = deps
  if (config.indexNow === undefined) return
  await queue.handleBatches('index-now', (batch) =>
    announceJobs(
      deps,
      batch.map(({ jobId }) => jobId),
    ),
  )
}
