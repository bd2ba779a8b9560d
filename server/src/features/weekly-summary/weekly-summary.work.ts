import type { Deps } from '../../deps.ts'
import { sendWeeklySummaries } from './weekly-summary.service.ts'

/** Sends the weekly summaries; every 10 minutes, because Monday morning comes at other times in each zone. */
export async function weeklySummaryWork(deps: Deps): Promise<void> {
  await deps.queue.handle('weekly-summaries', () => sendWeeklySummaries(deps))
  await deps.queue.schedule('weekly-summaries', '*/10 * * * *')
}
