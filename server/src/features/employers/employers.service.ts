import type { CompanyCard } from '@hearback/contract/people/employers.ts'
import type { Db, Tx } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { pictureUrls } from '../pictures/pictures.service.ts'
import {
  type CompanyRow,
  type EmployerRow,
  findEmployer,
  listCompaniesByIds,
  lockRating,
  updateEmployer,
} from './employers.sql.ts'
import { companyCard } from './employers.view.ts'

/** What cards show of these companies, by id, in one statement; ids that name no company are left out. */
export async function companyCards(db: Db, ids: readonly string[]): Promise<Map<string, CompanyCard>> {
  if (ids.length === 0) return new Map()
  const rows = await listCompaniesByIds(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.user_id, companyOf(row)]))
}

/** The card of a row that has what it shows. */
export const companyOf = (row: CompanyRow): CompanyCard => companyCard(row, pictureUrls(row.picture_key))

/** The viewer's own company with the number of its open jobs; throws profile_required when there is none yet. */
export async function ownEmployer(db: Db, viewer: CompanyViewer): Promise<EmployerRow> {
  return requireProfile(await findEmployer(db, viewer.companyId))
}

/** What cards show of the viewer's company, without counting its jobs; throws profile_required when there is none yet. */
export async function requireOwnCompany(db: Db, viewer: CompanyViewer): Promise<CompanyCard> {
  return companyOf(requireProfile((await listCompaniesByIds(db, [viewer.companyId]))[0]))
}

function requireProfile<R>(row: R | undefined): R {
  if (row === undefined) throw new AppError('profile_required')
  return row
}

/** Stores what the count answers, which is made while nobody else stores another; no company, no rating. */
export async function rateEmployer(
  tx: Tx,
  id: string,
  count: () => Promise<{ sum: number; count: number }>,
): Promise<void> {
  if (!(await lockRating(tx, id))) return
  const rating = await count()
  await updateEmployer(tx, id, { rating_sum: rating.sum, rating_count: rating.count })
}
