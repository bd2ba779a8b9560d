import type { Deps } from '../../deps.ts'
import { runClosings } from './run-closings.service.ts'

/** Tells everyone who waits for jobs that were closed: soon after the closing, and each minute for what failed. */
export async function jobClosingsWork(deps: Deps): Promise<void> {
  await deps.queue.handle('job-closings', () => runClosings(deps))
  await deps.queue.schedule('job-closings', '* * * * *')
}
