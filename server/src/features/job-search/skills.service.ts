import type { Database } from '../../db/database.ts'
import { sameName } from './categories.rules.ts'
import { countSkills } from './skills.sql.ts'

const NEWEST_JOBS = 5_000
const MOST_READ = 500

/** Skills that several companies ask for in the newest open jobs, most frequent first, at most 100. Spellings that differ only in case are one. */
export const loadSkills = async (db: Database): Promise<string[]> =>
  sameName(await countSkills(db, NEWEST_JOBS, MOST_READ)).map(({ name }) => name)
