import { sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'

/** Pauses the open jobs of a company; returns their ids. */
export const pauseOpenJobs = (tx: Tx, employerId: CompanyId) =>
  tx
    .updateTable('jobs')
    .set({ status: 'paused' })
    .where('employer_id', '=', employerId)
    .where('status', '=', sql.lit('open'))
    .returning('id')
    .execute()

/** Reopens the company's jobs that are still paused and have not ended; returns their ids. */
export const resumeJobs = (tx: Tx, employerId: CompanyId, ids: readonly string[]) =>
  tx
    .updateTable('jobs')
    .set({ status: 'open' })
    .where('employer_id', '=', employerId)
    .where('id', '=', anyUuid(ids))
    .where('status', '=', sql.lit('paused'))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .execute()

/** Closes all jobs of a company and erases their texts. Titles stay for their applicants. Returns the ids. */
export const closeAndBlankJobs = (tx: Tx, employerId: CompanyId) =>
  tx
    .updateTable('jobs')
    .set({
      status: 'closed',
      description: 'The company has left Hearback.',
      city: null,
      street: null,
      postal_code: null,
      neighborhood: null,
      ai_use_details: null,
      place_id: null,
    })
    .set({ latitude: null, longitude: null, skills: sql`'{}'`, physical_requirements: sql`'{}'` })
    .where('employer_id', '=', employerId)
    .returning('id')
    .execute()
