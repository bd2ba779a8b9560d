import type { AlertRhythm } from '@hearback/contract/jobs/alerts.ts'
import { databaseNow } from '../../db/clock.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { markJobsSeen } from '../follows/follow-news.service.ts'
import { lockPerson, planDigest } from './alerts.sql.ts'
import { findRhythm, setSearchesSeen } from './rhythm.sql.ts'

/** How often the viewer hears of new jobs of saved searches and followed companies. */
export const rhythmOf = async ({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<AlertRhythm> =>
  (await findRhythm(db, viewer.userId)) ?? 'daily'

/** Sets the rhythm of the viewer. Alerts that were off report only jobs published from now on. */
export const setRhythm = (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { rhythm, timeZone }: { rhythm: AlertRhythm; timeZone?: string | null | undefined },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockPerson(tx, viewer.userId)
    const before = await findRhythm(tx, viewer.userId)
    await planDigest(tx, viewer.userId, timeZone ?? null, rhythm)
    if (before !== 'off' || rhythm === 'off') return
    const now = await databaseNow(tx)
    await setSearchesSeen(tx, viewer.userId, now)
    await markJobsSeen(tx, viewer.userId, now)
  })
