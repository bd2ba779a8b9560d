import { cachedPublicRead, type PublicReader } from '../../http/public-reads.ts'
import { type Category, sameName } from './categories.rules.ts'
import { countCategories } from './categories.sql.ts'

const ttlMs = 60_000
const mostRead = 500

/** Categories of open jobs, largest first. Counted at most once a minute per process, because the query reads all open jobs. */
export const categoriesOf = (api: PublicReader): (() => Promise<Category[]>) =>
  cachedPublicRead(api, ttlMs, async (db) => sameName(await countCategories(db, mostRead)))
