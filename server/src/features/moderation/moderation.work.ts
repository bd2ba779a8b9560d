import type { Deps } from '../../deps.ts'
import { endHolds, holdIfReportedEnough } from './holds.service.ts'

export async function moderationWork(deps: Deps): Promise<void> {
  await deps.queue.handle('fraud-reported', (target) => holdIfReportedEnough(deps, target))
  await deps.queue.handle('hold-ends', () => endHolds(deps))
  await deps.queue.schedule('hold-ends', '* * * * *')
}
