import type { Employer, EmployerChange, EmployerForm } from '@hearback/contract/people/employers.ts'
import type { Db, Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { toColumns } from '../../domain/employer-fields.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer, Viewer } from '../../domain/viewer.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { claimPicture, countUpload, pictureUrls, releasePicture, replacePicture } from '../pictures/pictures.service.ts'
import { countSentPicture, writeWithPicture } from '../pictures/sent-picture.service.ts'
import { readProfilePlace } from '../places/locations.service.ts'
import { companyChanges, companyVersion, requireCompanyVersion } from './company-changes.service.ts'
import { ownEmployer, requireOwnCompany } from './employers.service.ts'
import {
  type EmployerColumns,
  type EmployerRow,
  findEmployer,
  insertEmployer,
  lockEmployer,
  updateEmployer,
} from './employers.sql.ts'
import { ownedEmployer, publicEmployer } from './employers.view.ts'
import { isListed } from './listing.service.ts'

type Profiles = Pick<Deps, 'db' | 'events'>
type Pictured = Profiles & Pick<Deps, 'files' | 'limits' | 'log' | 'config'>

/** Creates the viewer's company profile; throws profile_exists when there is one. */
export async function createEmployerProfile(
  deps: Pictured,
  viewer: CompanyViewer,
  form: EmployerForm,
): Promise<Employer> {
  await countSentPicture(deps, viewer, form.profilePicture)
  const place = await placeColumns(deps.db, form.businessLocation)
  return writeWithPicture(deps, form.profilePicture, (key) =>
    inTransaction(deps, async (tx, publish) => {
      const columns = { user_id: viewer.companyId, ...toColumns(form), ...place, picture_key: key ?? null }
      if (!(await insertEmployer(tx, columns))) throw new AppError('profile_exists')
      await logActivity(tx, viewer, { act: 'company_created' })
      if (key) await claimPicture(tx, key, null)
      publish('employer.changed', { employerId: viewer.companyId })
      return { profile: await ownProfile(tx, viewer), oldPicture: null }
    }),
  )
}

/** Returns a company as the viewer may see it: the owner sees all fields, others see all but gender. */
export async function getEmployerProfile(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer | undefined,
  id: string,
): Promise<Employer> {
  const row = await findEmployer(db, id)
  const isOwner = row !== undefined && row.user_id === viewer?.companyId
  if (!row || row.erased_at !== null || (row.hidden_at !== null && !isOwner)) {
    throw new AppError('not_found', { message: 'We couldn’t find this company.' })
  }
  return isOwner ? ownView(row) : publicEmployer(row, pictureUrls(row.picture_key))
}

/** As `getEmployerProfile`, and whether the company is unlisted. */
export async function companyPage(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  viewer: Viewer | undefined,
  id: string,
): Promise<Employer> {
  const profile = await getEmployerProfile({ db }, viewer, id)
  return (await isListed(db, config, id)) ? profile : { ...profile, unlisted: true }
}

/**
 * Changes the given fields of the viewer's own company. Null clears a field; for profilePicture it removes the picture. Throws
 * conflict if someone has edited the company since the version of the form.
 */
export async function updateEmployerProfile(
  deps: Pictured,
  viewer: CompanyViewer,
  id: string,
  form: EmployerChange,
): Promise<Employer> {
  await countSentPicture(deps, viewer, form.profilePicture)
  await requireOwn(deps.db, viewer, id)
  const { businessLocation } = form
  const place = businessLocation === undefined ? {} : await placeColumns(deps.db, businessLocation)
  return writeWithPicture(deps, form.profilePicture, (key) => {
    const picture = form.profilePicture === null ? null : key
    const changes = { ...toColumns(form), ...place, ...(picture !== undefined && { picture_key: picture }) }
    return inTransaction(deps, async (tx, publish) => {
      const before = await change(tx, viewer, changes, form.version)
      const oldPicture = picture === undefined ? null : before
      if (key) await claimPicture(tx, key, oldPicture)
      else await releasePicture(tx, oldPicture)
      publish('employer.changed', { employerId: id })
      return { profile: await ownProfile(tx, viewer), oldPicture }
    })
  })
}

/** Sets the company's picture and removes the files of the previous one. */
export async function uploadEmployerPicture(
  deps: Profiles & Pick<Deps, 'files' | 'limits' | 'log'>,
  viewer: CompanyViewer,
  file: { content: Buffer },
): Promise<Employer> {
  await countUpload(deps, viewer)
  await requireOwnCompany(deps.db, viewer)
  await replacePicture(deps, file, (key) =>
    inTransaction(deps, async (tx, publish) => {
      publish('employer.changed', { employerId: viewer.companyId })
      const oldPicture = await change(tx, viewer, { picture_key: key })
      await claimPicture(tx, key, oldPicture)
      return oldPicture
    }),
  )
  return ownProfile(deps.db, viewer)
}

/** Refuses changes by others as not_allowed instead of not_found, because companies are public. */
async function requireOwn(db: Db, viewer: CompanyViewer, id: string): Promise<void> {
  if (!(await findEmployer(db, id))) throw new AppError('not_found', { message: 'We couldn’t find this company.' })
  if (id !== viewer.companyId) throw new AppError('not_allowed', { message: 'This isn’t your company.' })
}

/** Returns the key of the company's previous picture. */
async function change(
  tx: Tx,
  viewer: CompanyViewer,
  changes: EmployerColumns,
  version?: string,
): Promise<string | null> {
  const before = await lockEmployer(tx, viewer.companyId)
  if (!before) throw new AppError('not_found')
  await requireCompanyVersion(tx, viewer, version, { before, changes })
  if (Object.values(changes).some((value) => value !== undefined)) await updateEmployer(tx, viewer.companyId, changes)
  const changed = companyChanges(before, changes)
  if (changed) await logActivity(tx, viewer, { act: 'company_edited', ...changed })
  return before.picture_key
}

async function ownProfile(db: Db, viewer: CompanyViewer): Promise<Employer> {
  const row = await ownEmployer(db, viewer)
  return ownView(row)
}

const ownView = (row: EmployerRow): Employer => ({
  ...ownedEmployer(row, pictureUrls(row.picture_key)),
  version: companyVersion(row),
})

const placeColumns = async (db: Db, location: string) => ({
  business_location: location,
  ...(await readProfilePlace(db, location)),
})
