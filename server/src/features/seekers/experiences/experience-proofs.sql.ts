import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { isActiveAccount } from '../../../db/visibility.ts'

const validDays = 14

/** Whether the recipient declined another experience of the same person. */
const isDeclinedElsewhere = async (tx: Tx, { experience_id, email }: { experience_id: string; email: string }) =>
  (await tx
    .selectFrom('experience_proofs')
    .innerJoin('experiences as other', 'other.id', 'experience_proofs.experience_id')
    .innerJoin('experiences as own', 'own.seeker_id', 'other.seeker_id')
    .select('experience_proofs.experience_id')
    .where('own.id', '=', experience_id)
    .where('experience_proofs.email', '=', email)
    .where('experience_proofs.declined_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Replaces the link of an experience; returns false when the recipient has declined one of this person. */
export async function upsertProof(
  tx: Tx,
  proof: { experience_id: string; email: string; token_hash: Buffer },
): Promise<boolean> {
  if (await isDeclinedElsewhere(tx, proof)) return false
  const expires_at = sql<Date>`now() + make_interval(days => ${validDays})`
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('experience_proofs')
    .values({ ...proof, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('experience_id')
        .doUpdateSet({ email: proof.email, token_hash: proof.token_hash, expires_at, declined_at: null })
        .where((eb) =>
          eb.or([eb('experience_proofs.declined_at', 'is', null), eb('experience_proofs.email', '<>', proof.email)]),
        ),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes an undecided link. */
export const deleteOpenProof = (tx: Tx, experienceId: string) =>
  tx
    .deleteFrom('experience_proofs')
    .where('experience_id', '=', experienceId)
    .where('declined_at', 'is', null)
    .execute()

const live = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('experience_proofs')
    .innerJoin('experiences', 'experiences.id', 'experience_proofs.experience_id')
    .innerJoin('seekers', 'seekers.user_id', 'experiences.seeker_id')
    .innerJoin('users', 'users.id', 'seekers.user_id')
    .select([
      'experiences.id',
      'experiences.seeker_id',
      'experiences.title',
      'experiences.company',
      'experiences.start_date',
      'experiences.end_date',
      'experience_proofs.email',
      'seekers.first_name',
      'seekers.last_name',
    ])
    .where('token_hash', '=', tokenHash)
    .where('declined_at', 'is', null)
    .where(isActiveAccount())
    .where('experiences.verification', '=', 'pending')
    .whereRef('experiences.company_email', '=', 'experience_proofs.email')
    .where('expires_at', '>', sql<Date>`now()`)

/** The claim of a link; undefined once it was decided, replaced or expired. */
export const findClaim = (db: Db, tokenHash: Buffer) => live(db, tokenHash).executeTakeFirst()

/** As findClaim, locking the experience. */
export const lockClaim = (tx: Tx, tokenHash: Buffer) => live(tx, tokenHash).forUpdate('experiences').executeTakeFirst()

export const setDeclined = (tx: Tx, experienceId: string) =>
  tx
    .updateTable('experience_proofs')
    .set({ declined_at: sql`now()` })
    .where('experience_id', '=', experienceId)
    .execute()
