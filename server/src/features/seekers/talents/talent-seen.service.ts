import type { Deps } from '../../../deps.ts'
import { publishTalents } from '../../../search/index/write-documents.sql.ts'
import { lockOutdatedSeen } from './talent-seen.sql.ts'

const maxPerRun = 1_000

/** Rewrites the documents of people who returned, or whose last visit has become older than 7 or 30 days, at most 1,000 per run. */
export const updateTalentSeen = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const rows = await lockOutdatedSeen(tx, maxPerRun)
    if (rows.length === 0) return
    await publishTalents(
      tx,
      rows.map((row) => row.user_id),
    )
  })
