import type { Deps } from '../../deps.ts'
import { settleFileRemovals } from './library-files.service.ts'

/** Deletes removed files, hourly. */
export async function fileLibraryWork(deps: Deps): Promise<void> {
  await deps.queue.handle('file-removals', () => settleFileRemovals(deps))
  await deps.queue.schedule('file-removals', '13 * * * *')
}
