import type { Deps } from '../../deps.ts'
import { runAnswerClock } from './answer-clock.service.ts'
import { remindOfInterviews } from './interviews.service.ts'

/** Runs the answer clock and the interview reminders, each hourly. */
export async function applicationsWork(deps: Deps): Promise<void> {
  const { queue } = deps
  await queue.handle('answer-clock', () => runAnswerClock(deps))
  await queue.schedule('answer-clock', '7 * * * *')
  await queue.handle('interview-reminders', () => remindOfInterviews(deps))
  await queue.schedule('interview-reminders', '22 * * * *')
}
