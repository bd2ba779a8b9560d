import type { Database } from '../../db/database.ts'
import { type Category, sameName } from './categories.rules.ts'
import { countCategories } from './categories.sql.ts'

const mostRead = 500

/** Categories of open jobs, largest first. Reads all open jobs. */
export const loadCategories = async (db: Database): Promise<Category[]> => sameName(await countCategories(db, mostRead))
