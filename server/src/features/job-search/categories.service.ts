import { staleWhileRevalidate } from '../../cache/stale-while-revalidate.ts'
import type { Database } from '../../db/database.ts'
import { type Category, sameName } from './categories.rules.ts'
import { countCategories } from './categories.sql.ts'

const ttlMs = 60_000
const mostRead = 500

/** Categories of open jobs, the largest first; counted at most once a minute in a process, because it reads them all. */
export const categoriesOf = (db: () => Database): (() => Promise<Category[]>) =>
  staleWhileRevalidate(async () => sameName(await countCategories(db(), mostRead)), { ttlMs })
