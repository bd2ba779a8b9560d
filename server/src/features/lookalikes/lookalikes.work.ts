import type { Deps } from '../../deps.ts'
import { checkLookalikes } from './check-companies.service.ts'
import { checkCopiedPosts } from './check-posts.service.ts'

/** Compares changed companies and job texts every minute. */
export async function lookalikesWork(deps: Deps): Promise<void> {
  await deps.queue.handle('lookalikes', () => checkLookalikes(deps))
  await deps.queue.schedule('lookalikes', '* * * * *')
  await deps.queue.handle('copied-posts', () => checkCopiedPosts(deps))
  await deps.queue.schedule('copied-posts', '* * * * *')
}
