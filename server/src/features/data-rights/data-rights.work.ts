import type { Deps } from '../../deps.ts'
import { eraseDueAccounts } from './erase-accounts.service.ts'

/** Erases accounts after their grace period, hourly. */
export async function dataRightsWork(deps: Deps): Promise<void> {
  await deps.queue.handle('account-erasure', () => eraseDueAccounts(deps))
  await deps.queue.schedule('account-erasure', '37 * * * *')
}
