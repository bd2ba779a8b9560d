import type { Deps } from '../../deps.ts'
import { sweepFiles } from './files.service.ts'

/** Removes unreferenced files, hourly. */
export async function filesWork(deps: Deps): Promise<void> {
  await deps.queue.handle('file-sweep', () => sweepFiles(deps))
  await deps.queue.schedule('file-sweep', '23 * * * *')
}
