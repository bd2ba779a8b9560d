import type { SavedTalentFilters, TalentSearch } from '@hearback/contract/people/saved-talents.ts'
import { talentLimits } from '@hearback/contract/values/limits.ts'
import { violates } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import type { Search } from '../../search/search.ts'
import { lockCompany } from '../employers/employers.service.ts'
import { criteriaOf } from '../seekers/talents/search-talents.service.ts'
import { filtersView, searchView } from './saved-talents.view.ts'
import {
  countPublishedSince,
  deleteSearch,
  insertSearch,
  listSearchRows,
  renameSearch,
  type SearchRow,
  visitSearch,
} from './talent-searches.sql.ts'

type Searching = Pick<Deps, 'db'> & { search: Search }

/** The company's saved searches, latest first, each with its new matches. */
export async function talentSearchesOf(deps: Searching, viewer: CompanyViewer): Promise<TalentSearch[]> {
  const searches: TalentSearch[] = []
  for (const row of await listSearchRows(deps.db, viewer.companyId)) {
    searches.push(searchView(row, await newMatchesOf(deps, viewer, row)))
  }
  return searches
}

/** Of the newest matches, those published since the last visit. */
async function newMatchesOf({ db, search }: Searching, viewer: CompanyViewer, row: SearchRow): Promise<number> {
  const { criteria } = await criteriaOf(db, viewer, filtersView(row.filters))
  const { ids } = await search.find({ ...criteria, sort: 'newest', page: 1, limit: talentLimits.newMatches })
  return ids.length === 0 ? 0 : (await countPublishedSince(db, ids, row.visited_at)).count
}

const nameTaken = () => invalid('name', 'You already have a saved search with this name. Choose another name')
const noSuchSearch = () => new AppError('not_found', { message: 'We couldn’t find this saved search.' })

/** Throws profile_required, and invalid_input for a name that is taken and at the limit. */
export async function saveTalentSearch(
  { db }: Pick<Deps, 'db'>,
  viewer: CompanyViewer,
  { name, ...filters }: SavedTalentFilters & { name: string },
): Promise<TalentSearch> {
  const { companyId: employerId } = viewer
  const row = await db
    .transaction()
    .execute(async (tx) => {
      if (!(await lockCompany(tx, employerId))) throw new AppError('profile_required')
      return insertSearch(tx, { employerId, name, filters })
    })
    .catch((error: unknown) => {
      throw violates(error, 'talent_searches_name') ? nameTaken() : error
    })
  if (!row) throw invalid('name', `You can save up to ${talentLimits.searches} searches. Remove one first`)
  return searchView(row, 0)
}

/** Throws not_found, and invalid_input for a name that is taken. */
export async function renameTalentSearch(
  { db }: Pick<Deps, 'db'>,
  viewer: CompanyViewer,
  id: string,
  name: string,
): Promise<void> {
  const renamed = await renameSearch(db, viewer.companyId, id, name).catch((error: unknown) => {
    throw violates(error, 'talent_searches_name') ? nameTaken() : error
  })
  if (!renamed) throw noSuchSearch()
}

/** Counts new matches from now on; throws not_found. */
export async function visitTalentSearch({ db }: Pick<Deps, 'db'>, viewer: CompanyViewer, id: string): Promise<void> {
  if (!(await visitSearch(db, viewer.companyId, id))) throw noSuchSearch()
}

/** Throws not_found. */
export async function removeTalentSearch({ db }: Pick<Deps, 'db'>, viewer: CompanyViewer, id: string): Promise<void> {
  if (!(await deleteSearch(db, viewer.companyId, id))) throw noSuchSearch()
}
