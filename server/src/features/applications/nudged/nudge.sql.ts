import { nudgeDays } from '@hearback/contract/hiring/clock/nudges.ts'
import { sql } from 'kysely'
import { awaitsAnswer } from '../../../db/awaits-answer.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { isUnblocked } from '../../../db/visibility.ts'
import { isClaimed } from '../claimed/claim.sql.ts'

/** The answer clock of the application runs, and neither side has blocked the other. */
const takesNudges = sql<boolean>`(${awaitsAnswer()} and not ${isClaimed} and not exists (select from chats
  where chats.seeker_id = applications.seeker_id and chats.employer_id = applications.employer_id and not ${isUnblocked()}))`

export const canBeNudged = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('nudged_at', 'is', null)
    .where(takesNudges)
    .executeTakeFirst()) !== undefined

/** Records that the seeker asked again; undefined if they did before, if it is too early, and where they cannot. */
export const setNudged = (tx: Tx, id: string) =>
  tx
    .updateTable('applications')
    .set({ nudged_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('nudged_at', 'is', null)
    .where('applied_at', '<=', sql<Date>`clock_timestamp() - make_interval(days => ${nudgeDays}::int)`)
    .where(takesNudges)
    .returning(['applied_at', 'nudged_at'])
    .executeTakeFirst()
