import type { Deps } from '../../deps.ts'
import { refreshSalaries } from './refresh-salaries.service.ts'

/** Schedules the computation of salaries. */
export async function salariesWork(deps: Deps): Promise<void> {
  await deps.queue.handle('salaries', () => refreshSalaries(deps))
  await deps.queue.schedule('salaries', '*/5 * * * *')
}
