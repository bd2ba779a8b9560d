import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What time it is, for a decision: the clocks of machines differ, and the database has one. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not say what time it is.')
  return row.now
}
