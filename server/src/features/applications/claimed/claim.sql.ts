import type { Db } from '../../../db/database.ts'

export const claimColumns = ['channel', 'answered_on', 'claimed_at', 'settles_at', 'outcome'] as const

/** The claim that an application was answered elsewhere, in its round; undefined without one. */
export const findClaim = (db: Db, { id, rounds }: { id: string; rounds: number }) =>
  db
    .selectFrom('answer_claims')
    .select(claimColumns)
    .where('application_id', '=', id)
    .where('round', '=', rounds)
    .executeTakeFirst()
export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaim>>>
