import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

interface NewChange {
  application_id: string
  interview_id: string
  kind: 'picked' | 'times_requested' | 'canceled' | 'no_show'
  by: 'employer' | 'seeker' | 'system'
  slot: Date | null
  message?: string
}

/** Appends a change; returns undefined for the second one of a kind that happens once per invitation. */
export const insertInterviewChange = (tx: Tx, change: NewChange) =>
  tx
    .insertInto('interview_changes')
    .values(change)
    .onConflict((conflict) =>
      conflict.columns(['interview_id', 'kind']).where('kind', '<>', sql.lit('picked')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

/** The changes of an application's interviews, oldest first. */
export const listInterviewChanges = (db: Db, applicationId: string) =>
  db
    .selectFrom('interview_changes')
    .innerJoin('interviews', 'interviews.id', 'interview_changes.interview_id')
    .select(['kind', 'by', 'at', 'slot', 'interview_changes.message'])
    .select(sql<boolean>`interviews.superseded_at is null`.as('is_current'))
    .where('interview_changes.application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('interview_changes.id')
    .execute()
export type InterviewChangeRow = Awaited<ReturnType<typeof listInterviewChanges>>[number]

/** The reported time zone of a user; null until a device has told it. */
export const findTimeZone = async (db: Db, userId: string): Promise<string | null> =>
  (await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst())?.time_zone ?? null

/**
 * A page of the employer's interviews that are over or canceled, latest first, with the total. Leaves out times that
 * were replaced by others.
 */
export async function listPastInterviewRows(
  db: Db,
  employerId: CompanyId,
  { page, limit }: { page: number; limit: number },
) {
  const past = db
    .selectFrom('interviews')
    .leftJoin('interview_changes as outcome', (join) =>
      join.onRef('outcome.interview_id', '=', 'interviews.id').on('outcome.kind', 'in', ['canceled', 'no_show']),
    )
    .where('interviews.employer_id', '=', employerId)
    .where('interviews.picked', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('outcome.kind', '=', 'canceled'),
        eb.and([
          eb('interviews.picked', '<=', sql<Date>`now() - make_interval(mins => minutes)`),
          eb.or([
            eb('interviews.superseded_at', 'is', null),
            eb('interviews.superseded_at', '>=', eb.ref('interviews.picked')),
          ]),
        ]),
      ]),
    )
  const { total } = await past.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await past
    .select(['interviews.id', 'interviews.application_id', 'minutes', 'mode', 'place', 'outcome.kind'])
    .select([sql<Date>`interviews.picked`.as('picked'), sql<string>`coalesce(outcome.message, '')`.as('reason')])
    .orderBy('interviews.picked', 'desc')
    .orderBy('interviews.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}
export type PastInterviewRow = Awaited<ReturnType<typeof listPastInterviewRows>>['rows'][number]
