import type { Employer } from '@hearback/contract/people/employers.ts'
import { storedNames } from '@hearback/texts/es/web/stored-names.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { pictureUrls } from '../pictures/pictures.service.ts'
import { searchPlaceOf } from '../places/search-place.service.ts'
import type { CompanyArea } from './company-area.sql.ts'
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
  { location, ...query }: Omit<EmployerCriteria, 'industries' | 'where'> & { location: string },
): Promise<EmployerPage> {
  const [industries, where] = await Promise.all([
    query.keyword === '' ? [] : listIndustriesLike(db, query.keyword, storedNames),
    areaOf(db, location),
  ])
  const criteria = { ...query, industries, where }
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

/** The area of a location: the usual radius around a town or ZIP code, or a whole region or country. Nowhere for unknown ones. */
async function areaOf(db: Db, text: string): Promise<CompanyArea> {
  if (text === '') return { kind: 'anywhere' }
  const { near, understood } = await searchPlaceOf(db, { text })
  if (near) return { kind: 'circle', ...near }
  return understood.area ? { kind: 'area', ...understood.area } : { kind: 'nowhere' }
}
