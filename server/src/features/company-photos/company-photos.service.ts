import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { CompanyPhoto } from '@hearback/contract/people/company-photos.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { CompanyViewer, Viewer } from '../../domain/viewer.ts'
import type { MadePicture } from '../../ports/image-jobs.ts'
import { type Actor, logActivity } from '../company-activity/company-activity.service.ts'
import { getEmployerProfile } from '../employers/employer-profile.service.ts'
import { lockCompany, requireOwnCompany } from '../employers/employers.service.ts'
import { claimFiles, removeFiles, storeFiles } from '../files/files.service.ts'
import { countUpload, encodePhoto } from '../pictures/pictures.service.ts'
import { isReordering, photoFiles, photoSides, readPhotoName } from './company-photos.rules.ts'
import {
  deletePhoto,
  insertPhoto,
  isPhotoShown,
  listPhotos,
  setDescription,
  setPositions,
} from './company-photos.sql.ts'
import { photoView } from './company-photos.view.ts'

type Photos = Pick<Deps, 'db' | 'events'>
type Stored = Photos & Pick<Deps, 'files' | 'log'>

/** Lists the photos of a company in its order. Throws not_found where the viewer may not see the company. */
export async function photosOf(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer | undefined,
  id: string,
): Promise<CompanyPhoto[]> {
  await getEmployerProfile(deps, viewer, id)
  return list(deps.db, id)
}

/**
 * Adds a photo after the others. Throws photo_limit_reached, profile_required, wrong_media_type, storage_full, and
 * invalid_input for a picture that is damaged, too big or too small.
 */
export async function addPhoto(
  deps: Stored & Pick<Deps, 'limits'>,
  viewer: CompanyViewer,
  { content, description }: { content: Buffer; description: string | null | undefined },
): Promise<CompanyPhoto[]> {
  await countUpload(deps, viewer)
  await requireOwnCompany(deps.db, viewer)
  return storePhoto(deps, viewer, { made: await encodeStoredPhoto(content), description })
}

/** Encodes a photo in all stored sizes; throws as `encodePhoto`. */
export const encodeStoredPhoto = (content: Buffer): Promise<readonly MadePicture[]> => encodePhoto(content, photoSides)

/** Stores the files of an encoded photo and puts it after the others. Throws photo_limit_reached and storage_full. */
export async function storePhoto(
  deps: Stored,
  actor: Actor,
  { made, description }: { made: readonly MadePicture[]; description: string | null | undefined },
): Promise<CompanyPhoto[]> {
  const key = randomBytes(16).toString('hex')
  const [{ width, height } = { width: 0, height: 0 }] = made
  const files = photoFiles(key).map((path, i) => ({
    key: path,
    content: made[i]?.content ?? Buffer.alloc(0),
    mediaType: 'image/webp',
  }))
  return storeFiles(deps, files, () =>
    change(deps, actor.companyId, async (tx, before) => {
      if (before.length >= limits.companyPhotos) throw new AppError('photo_limit_reached')
      await insertPhoto(tx, actor.companyId, { picture_key: key, description: description || null, width, height })
      await claimFiles(tx, photoFiles(key))
      await logActivity(tx, actor, { act: 'company_photo_added' })
    }),
  )
}

/** Changes the description of a photo; empty removes it. Throws not_found, also for a photo of another company. */
export const describePhoto = (
  deps: Photos,
  viewer: CompanyViewer,
  { id, description }: { id: string; description: string | null },
): Promise<CompanyPhoto[]> =>
  change(deps, viewer.companyId, async (tx) => {
    const before = (await listPhotos(tx, viewer.companyId)).find((photo) => photo.id === id)
    if (!before || !(await setDescription(tx, viewer.companyId, { id, description: description || null })))
      throw noSuchPhoto()
    // Without the description, which may name people.
    if ((before.description ?? '') !== (description ?? ''))
      await logActivity(tx, viewer, { act: 'company_photo_described' })
  })

/** Changes the order of the photos to that of `ids`. Throws conflict unless these are the ids of all photos. */
export const orderPhotos = (deps: Photos, viewer: CompanyViewer, ids: readonly string[]): Promise<CompanyPhoto[]> =>
  change(deps, viewer.companyId, async (tx, before) => {
    if (!isReordering(ids, before)) throw new AppError('conflict')
    await setPositions(tx, viewer.companyId, ids)
    if (ids.some((id, i) => id !== before[i])) await logActivity(tx, viewer, { act: 'company_photos_ordered' })
  })

/** Removes a photo and its files. Throws not_found, also for a photo of another company. */
export async function removePhoto(deps: Stored, viewer: CompanyViewer, id: string): Promise<CompanyPhoto[]> {
  let removed: string | undefined
  const left = await change(deps, viewer.companyId, async (tx, before) => {
    removed = (await deletePhoto(tx, viewer.companyId, id))?.picture_key
    if (removed === undefined) throw noSuchPhoto()
    const others = before.filter((one) => one !== id)
    await setPositions(tx, viewer.companyId, others)
    await logActivity(tx, viewer, { act: 'company_photo_removed' })
  })
  if (removed !== undefined) await removeFiles(deps, photoFiles(removed))
  return left
}

/** Opens a file of a photo; throws not_found, also while others may not see the company. */
export async function openPhoto(db: Db, { files }: Pick<Deps, 'files'>, name: string): Promise<Readable> {
  const photo = readPhotoName(name)
  const content = photo && (await isPhotoShown(db, photo.key)) ? await files.open(photo.file) : undefined
  if (!content) throw new AppError('not_found', { message: 'We couldn’t find this picture.' })
  return content
}

const noSuchPhoto = () => new AppError('not_found', { message: 'We couldn’t find this photo.' })

const list = async (db: Db, id: string) => (await listPhotos(db, id)).map(photoView)

/** Runs `act` with the ids of the company's photos in order, under its lock. Returns the photos afterwards. */
const change = (
  deps: Photos,
  employerId: CompanyId,
  act: (tx: Tx, before: readonly string[]) => Promise<void>,
): Promise<CompanyPhoto[]> =>
  inTransaction(deps, async (tx, publish) => {
    if (!(await lockCompany(tx, employerId))) throw new AppError('profile_required')
    const before = await listPhotos(tx, employerId)
    await act(
      tx,
      before.map(({ id }) => id),
    )
    publish('photos.changed', { employerId })
    return list(tx, employerId)
  })
