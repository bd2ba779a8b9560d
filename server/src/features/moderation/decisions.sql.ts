import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { Decisions } from '../../db/schema.ts'

export const insertDecision = (tx: Tx, decision: Insertable<Decisions>) =>
  tx.insertInto('decisions').values(decision).returning('id').executeTakeFirstOrThrow()

const decisions = (db: Db) =>
  db
    .selectFrom('decisions')
    .leftJoin('users', 'users.id', 'decisions.moderator_id')
    .selectAll('decisions')
    .select([
      'users.email as moderator',
      sql<number>`(select count(*) from reports where reports.decision_id = decisions.id)`.as('reports'),
      sql<boolean>`exists (select from appeals where appeals.decision_id = decisions.id)`.as('appealed'),
      sql<string | null>`(select last.id from decisions as last where last.appeal_of = decisions.id)`.as('last_id'),
    ])
export type DecisionRow = NonNullable<Awaited<ReturnType<typeof findDecision>>>

export const findDecision = (db: Db, id: string) => decisions(db).where('decisions.id', '=', id).executeTakeFirst()

/** One page, newest first. */
export const listDecisions = (db: Db, { page, limit }: { page: number; limit: number }) =>
  decisions(db)
    .orderBy('decisions.created_at', 'desc')
    .orderBy('decisions.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export const countDecisions = (db: Db) =>
  db
    .selectFrom('decisions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()

/** The latest 50 decisions about the target or anything else of its owner. */
export const listDecisionsAbout = (db: Db, { id, ownerId }: { id: string; ownerId: string | null }) =>
  decisions(db)
    .where((eb) =>
      eb.or([
        eb('decisions.target_id', '=', id),
        ...(ownerId === null ? [] : [eb('decisions.owner_id', '=', ownerId)]),
      ]),
    )
    .orderBy('decisions.created_at', 'desc')
    .orderBy('decisions.id', 'desc')
    .limit(50)
    .execute()

/** The open reports of a target: their number and a version that changes with each report. Undefined without open reports. */
export async function findOpenReports(db: Db, { kind, id }: { kind: string; id: string }) {
  const row = await db
    .selectFrom('reports')
    .select([
      sql<string>`count(*) || '.' || max(id::text)`.as('version'),
      sql<number>`count(*)`.as('reports'),
      sql<Date>`min(created_at)`.as('first_at'),
      sql<string>`(array_agg(target_name order by created_at desc))[1]`.as('name'),
      sql<string | null>`(array_agg(owner_id order by created_at desc))[1]`.as('owner_id'),
    ])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('status', '=', sql.lit('open'))
    .having((eb) => eb(eb.fn.countAll<number>(), '>', 0))
    .executeTakeFirst()
  return row
}

/** The case number of this person's report, if it belongs to the decision. */
export const findReportOf = (db: Db, decisionId: string, reporterId: string) =>
  db
    .selectFrom('reports')
    .select('case_number')
    .where('decision_id', '=', decisionId)
    .where('reporter_id', '=', reporterId)
    .executeTakeFirst()
