import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { Appeals } from '../../db/schema.ts'

/** Returns false when the decision was already appealed. */
export async function insertAppeal(tx: Tx, appeal: Insertable<Appeals>): Promise<boolean> {
  const result = await tx
    .insertInto('appeals')
    .values(appeal)
    .onConflict((conflict) => conflict.column('decision_id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

const isOpen = sql<boolean>`not exists (select from decisions as last where last.appeal_of = appeals.decision_id)`

/** An appeal, and whether it is still open. */
export const findOpenAppeal = (db: Db, id: string) =>
  db
    .selectFrom('appeals')
    .select(['id', 'decision_id', isOpen.as('is_open')])
    .where('id', '=', id)
    .executeTakeFirst()

/** One page of open appeals with their decisions, oldest first. */
export const listOpenAppeals = (db: Db, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom('appeals')
    .innerJoin('decisions', 'decisions.id', 'appeals.decision_id')
    .leftJoin('users', 'users.id', 'decisions.moderator_id')
    .selectAll('decisions')
    .select([
      'appeals.id as appeal_id',
      'appeals.side',
      'appeals.words',
      'appeals.created_at as appealed_at',
      'users.email as moderator',
      sql<number>`(select count(*) from reports where reports.decision_id = decisions.id)`.as('reports'),
      sql<boolean>`true`.as('appealed'),
      sql<string | null>`null`.as('last_id'),
    ])
    .where(isOpen)
    .orderBy('appeals.created_at')
    .orderBy('appeals.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
export type OpenAppealRow = Awaited<ReturnType<typeof listOpenAppeals>>[number]

export const countOpenAppeals = (db: Db) =>
  db
    .selectFrom('appeals')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isOpen)
    .executeTakeFirstOrThrow()

/** The appeal of a decision, with its outcome. */
export const findAppealOf = (db: Db, decisionId: string) =>
  db
    .selectFrom('appeals')
    .leftJoin('decisions as last', 'last.appeal_of', 'appeals.decision_id')
    .select([
      'appellant_id',
      'words',
      'appeals.created_at',
      'last.outcome',
      'last.measure',
      'last.reason',
      'last.created_at as decided_at',
    ])
    .where('appeals.decision_id', '=', decisionId)
    .executeTakeFirst()
export type AppealRow = NonNullable<Awaited<ReturnType<typeof findAppealOf>>>
