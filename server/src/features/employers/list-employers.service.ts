import type { Employer } from '@hearback/contract/people/employers.ts'
import { storedNames } from '@hearback/texts/es/web/stored-names.ts'
import type { Deps } from '../../deps.ts'
import { pictureUrls } from '../pictures/pictures.service.ts'
import { countEmployers, type EmployerCriteria, listEmployerIds, listEmployersByIds } from './employers.sql.ts'
import { publicEmployer } from './employers.view.ts'
import { listIndustriesLike } from './industries.sql.ts'

interface EmployerPage {
  profiles: Employer[]
  total: number
  totalPages: number
}

/**
 * Lists one page of all companies with a profile. The keyword is a literal part of the name, or words of the industry in
 * English or Spanish, in any inflection.
 */
export async function listEmployers(
  { db }: Pick<Deps, 'db'>,
  query: Omit<EmployerCriteria, 'industries'>,
): Promise<EmployerPage> {
  const industries = query.keyword === '' ? [] : await listIndustriesLike(db, query.keyword, storedNames)
  const criteria = { ...query, industries }
  const [ids, total] = await Promise.all([listEmployerIds(db, criteria), countEmployers(db, criteria)])
  const rows = await listEmployersByIds(
    db,
    ids.map((row) => row.user_id),
  )
  const profiles = new Map(rows.map((row) => [row.user_id, publicEmployer(row, pictureUrls(row.picture_key))]))
  return {
    profiles: ids.flatMap(({ user_id }) => profiles.get(user_id) ?? []),
    total,
    totalPages: Math.ceil(total / criteria.limit),
  }
}
