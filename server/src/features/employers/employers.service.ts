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
  lockEmployer,
  lockRating,
  updateEmployer,
} from './employers.sql.ts'
import { companyCard } from './employers.view.ts'

/** Loads company cards by id in one statement; unknown ids are left out. */
export async function companyCards(db: Db, ids: readonly string[]): Promise<Map<string, CompanyCard>> {
  if (ids.length === 0) return new Map()
  const rows = await listCompaniesByIds(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.user_id, companyOf(row)]))
}

/** The card of a joined row. */
export const companyOf = (row: CompanyRow): CompanyCard => companyCard(row, pictureUrls(row.picture_key))

/** Returns the viewer's own company with its number of open jobs; throws profile_required when there is none yet. */
export async function ownEmployer(db: Db, viewer: CompanyViewer): Promise<EmployerRow> {
  return requireProfile(await findEmployer(db, viewer.companyId))
}

/** Returns the card of the viewer's company without counting jobs; throws profile_required when there is none yet. */
export async function requireOwnCompany(db: Db, viewer: CompanyViewer): Promise<CompanyCard> {
  return companyOf(requireProfile((await listCompaniesByIds(db, [viewer.companyId]))[0]))
}

/** Locks the company until the end of the transaction; returns false when there is none, or it is erased. */
export async function lockCompany(tx: Tx, id: string): Promise<boolean> {
  const row = await lockEmployer(tx, id)
  return row !== undefined && row.erased_at === null
}

function requireProfile<R>(row: R | undefined): R {
  if (row === undefined) throw new AppError('profile_required')
  return row
}

/**
 * Stores the rating that `count` returns. `count` runs under the row lock, so that ratings are stored one at a time.
 * Does nothing without a company.
 */
export async function rateEmployer(
  tx: Tx,
  id: string,
  count: () => Promise<{ sum: number; count: number }>,
): Promise<void> {
  if (!(await lockRating(tx, id))) return
  const rating = await count()
  await updateEmployer(tx, id, { rating_sum: rating.sum, rating_count: rating.count })
}
