import type { Database } from '../../db/database.ts'
import { type Category, sameName } from './categories.rules.ts'
import { countCategories } from './categories.sql.ts'

const lastsMs = 60_000
const mostRead = 500

/** Categories of open jobs, the largest first; counted at most once a minute in a process, because it reads them all. */
export function categoriesOf(db: () => Database, now: () => number = Date.now): () => Promise<Category[]> {
  let counted: Promise<Category[]> | undefined
  let countedAt = 0
  return async () => {
    if (counted && now() - countedAt < lastsMs) return counted
    countedAt = now()
    counted = countCategories(db(), mostRead).then(sameName)
    counted.catch(() => {
      counted = undefined
    })
    return counted
  }
}
