import type { Deps } from '../../../deps.ts'
import { runAnswerClaims } from './run-answer-claims.service.ts'

/** Accepts claimed answers, each 10 minutes. */
export async function answerClaimsWork(deps: Deps): Promise<void> {
  await deps.queue.handle('answer-claims', () => runAnswerClaims(deps))
  await deps.queue.schedule('answer-claims', '*/10 * * * *')
}
