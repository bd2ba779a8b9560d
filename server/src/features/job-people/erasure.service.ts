import type { Tx } from '../../db/database.ts'
import { deleteAbsence } from './absences.sql.ts'
import { deletePeople } from './job-people.sql.ts'

/** Forgets an absence, the jobs that a member answers for, and those that they muted. */
export async function eraseJobPeople(tx: Tx, userId: string): Promise<void> {
  await deleteAbsence(tx, userId)
  await deletePeople(tx, userId)
}
