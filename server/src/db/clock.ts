import { sql } from 'kysely'
import type { Db } from './database.ts'

/** The current time of the database, for decisions: the clocks of hosts differ. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not say what time it is.')
  return row.now
}
