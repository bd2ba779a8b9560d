import type { Deps } from '../../deps.ts'
import { runMailAnswers } from './run-mail-answers.service.ts'

/** Carries out answers from emails, each minute. */
export async function mailAnswersWork(deps: Deps): Promise<void> {
  await deps.queue.handle('mail-answers', () => runMailAnswers(deps))
  await deps.queue.schedule('mail-answers', '* * * * *')
}
