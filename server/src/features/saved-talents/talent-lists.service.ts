import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listTalentListPeople, TalentList } from '@hearback/contract/people/saved-talents.ts'
import { talentLimits } from '@hearback/contract/values/limits.ts'
import { violates } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { lockCompany } from '../employers/employers.service.ts'
import { seekersFor } from '../seekers/profile/seekers.service.ts'
import { latestInvitationsTo } from '../seekers/talents/latest-invitations.service.ts'
import { listView } from './saved-talents.view.ts'
import {
  deleteList,
  deletePerson,
  deleteUnfindable,
  findListRow,
  insertList,
  insertPerson,
  isFindable,
  isListed,
  listListRows,
  listPeopleIds,
  lockList,
  renameList,
} from './talent-lists.sql.ts'

type Stored = Pick<Deps, 'db'>

const nameTaken = () => invalid('name', 'You already have a list with this name. Choose another name')
const noSuchList = () => new AppError('not_found', { message: 'We couldn’t find this list.' })

/** The company's lists by name, and whether the person is on each. */
export const talentListsOf = async ({ db }: Stored, viewer: CompanyViewer, person?: string): Promise<TalentList[]> =>
  (await listListRows(db, viewer.companyId, person)).map(listView)

/** Throws profile_required, and invalid_input for a name that is taken and at the limit. */
export async function createTalentList({ db }: Stored, viewer: CompanyViewer, name: string): Promise<TalentList> {
  const { companyId } = viewer
  const made = await db
    .transaction()
    .execute(async (tx) => {
      if (!(await lockCompany(tx, companyId))) throw new AppError('profile_required')
      return insertList(tx, companyId, name)
    })
    .catch((error: unknown) => {
      throw violates(error, 'talent_lists_name') ? nameTaken() : error
    })
  const row = made && (await findListRow(db, companyId, made.id))
  if (!row) throw invalid('name', `You can have up to ${talentLimits.lists} lists. Remove one first`)
  return listView(row)
}

/** Throws not_found, and invalid_input for a name that is taken. */
export async function renameTalentList({ db }: Stored, viewer: CompanyViewer, id: string, name: string): Promise<void> {
  const renamed = await renameList(db, viewer.companyId, id, name).catch((error: unknown) => {
    throw violates(error, 'talent_lists_name') ? nameTaken() : error
  })
  if (!renamed) throw noSuchList()
}

/** Throws not_found. */
export async function removeTalentList({ db }: Stored, viewer: CompanyViewer, id: string): Promise<void> {
  if (!(await deleteList(db, viewer.companyId, id))) throw noSuchList()
}

/** A page of a list, each person at the visibility level of the company; throws not_found. */
export async function talentListPeople(
  { db }: Stored,
  viewer: CompanyViewer,
  id: string,
  page: { page: number; limit: number },
): Promise<ReplyOf<typeof listTalentListPeople>> {
  const row = await findListRow(db, viewer.companyId, id)
  if (!row) throw noSuchList()
  const ids = await listPeopleIds(db, { employerId: viewer.companyId, listId: id }, page)
  const seekers = await seekersFor(db, viewer, ids)
  const profiles = ids.flatMap((person) => seekers.get(person) ?? [])
  const invitations = await latestInvitationsTo(db, viewer, ids)
  return {
    list: listView(row),
    profiles,
    invitations,
    total: row.people,
    totalPages: Math.ceil(row.people / page.limit),
  }
}

/** Idempotent. Throws not_found for another company's list and for people the company cannot find, and invalid_input for a full list. */
export const addToTalentList = ({ db }: Stored, viewer: CompanyViewer, listId: string, person: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockList(tx, viewer.companyId, listId))) throw noSuchList()
    if (!(await isFindable(tx, viewer.companyId, person))) {
      throw new AppError('not_found', { message: 'We couldn’t find this profile.' })
    }
    if ((await isListed(tx, listId, person)) || (await insertPerson(tx, listId, person))) return
    await deleteUnfindable(tx, viewer.companyId, listId)
    if (await insertPerson(tx, listId, person)) return
    throw invalid('person', `This list has ${talentLimits.listPeople} people, which is the most. Remove someone first`)
  })

/** Idempotent; throws not_found for another company's list. */
export const removeFromTalentList = (
  { db }: Stored,
  viewer: CompanyViewer,
  listId: string,
  person: string,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockList(tx, viewer.companyId, listId))) throw noSuchList()
    await deletePerson(tx, listId, person)
  })
