import type { Deps } from '../../../deps.ts'
import { publishTalents } from '../../../search/index/write-documents.sql.ts'
import { lockOutdatedYears } from './talent-years.sql.ts'

const maxPerRun = 1_000

/** Rewrites the documents of profiles that have gained a year of experience, at most 1,000 per run. */
export const updateTalentYears = ({ db }: Pick<Deps, 'db'>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const rows = await lockOutdatedYears(tx, maxPerRun)
    if (rows.length > 0)
      await publishTalents(
        tx,
        rows.map((row) => row.user_id),
      )
  })
