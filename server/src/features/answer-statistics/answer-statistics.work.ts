import type { Deps } from '../../deps.ts'
import { refreshAnswerStatistics } from './answer-statistics.service.ts'

/** Computes the public figures of answers each night, after those of the companies. */
export async function answerStatisticsWork(deps: Deps): Promise<void> {
  await deps.queue.handle('answer-statistics', () => refreshAnswerStatistics(deps))
  await deps.queue.schedule('answer-statistics', '23 4 * * *')
}
