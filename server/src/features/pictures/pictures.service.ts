import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Picture } from '@hearback/contract/people/employers.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { MadePicture } from '../../ports/image-jobs.ts'
import { makePictures } from '../../ports/images.ts'
import { claimFiles, releaseFiles, removeFiles, storeFiles } from '../files/files.service.ts'
import { encodePicture, requirePicture } from './picture-encoding.ts'
import { isPictureFile, pictureFile, pictureSides, urlsOf } from './pictures.rules.ts'

type Pictures = Pick<Deps, 'db' | 'files' | 'log'>
const folder = 'pictures'

/** The URLs of a picture by size; null without a picture. */
export const pictureUrls = (key: string | null): Picture | null => (key === null ? null : urlsOf(key))

/** Counts an upload before any statement: 30 per hour and person. Throws too_many_requests. */
export const countUpload = ({ limits }: Pick<Deps, 'limits'>, viewer: Viewer): Promise<number> =>
  limits.consume('uploadByUser', viewer.userId)

/**
 * Stores an uploaded picture in all sizes and passes its key to `save`. `save` records it together with `claimPicture`,
 * and returns the previous key. Then the previous files are removed, or the new ones if `save` throws. Call
 * `countUpload` first. Throws storage_full.
 */
export async function replacePicture(
  deps: Pictures,
  file: { content: Buffer },
  save: (key: string) => Promise<string | null>,
): Promise<void> {
  const squares = await encodePicture(file.content, pictureSides)
  const key = randomBytes(16).toString('hex')
  const mediaType = 'image/webp'
  const files = filesOf(key).map((path, i) => ({ key: path, content: squares[i] ?? Buffer.alloc(0), mediaType }))
  await discardPicture(deps, await storeFiles(deps, files, () => save(key)))
}

/** Call in the transaction that replaces the old picture by the new one. */
export async function claimPicture(tx: Tx, key: string, old: string | null): Promise<void> {
  await claimFiles(tx, filesOf(key))
  await releasePicture(tx, old)
}

/** Call in the transaction that removes the last reference to the picture, and `discardPicture` after its commit. */
export const releasePicture = (tx: Tx, key: string | null): Promise<void> => releaseFiles(tx, filesOf(key))

/** Removes the files of a released picture; failures are only logged, because the sweep retries. */
export const discardPicture = (deps: Pictures, key: string | null): Promise<void> => removeFiles(deps, filesOf(key))

const filesOf = (key: string | null) =>
  key === null ? [] : pictureSides.map((side) => `${folder}/${pictureFile(key, side)}`)

/** Opens one size of a picture; throws not_found. */
export async function openPicture({ files }: Pick<Deps, 'files'>, name: string): Promise<Readable> {
  const content = isPictureFile(name) ? await files.open(`${folder}/${name}`) : undefined
  if (!content) throw new AppError('not_found', { message: 'We couldn’t find this picture.' })
  return content
}

/** The largest size of a stored picture; undefined if it is missing. */
export async function readPicture({ files }: Pick<Deps, 'files'>, key: string): Promise<Buffer | undefined> {
  const content = await files.open(`${folder}/${pictureFile(key, pictureSides[0])}`)
  return content && buffer(content)
}

/** Scales a stored picture to a square of `side` pixels, and returns one byte of gray for each, row by row. */
export async function grayPixels(content: Buffer, side: number): Promise<Buffer> {
  const [made] = await makePictures(content, [{ side, fit: 'cover', format: 'gray' }])
  return made?.content ?? Buffer.alloc(0)
}

/**
 * Encodes the whole picture as WebP, rotated upright and without metadata: `sides` limit its longest side in pixels, and
 * it is never enlarged. The first frame stands for an animation. Throws wrong_media_type, and invalid_input if it cannot
 * be decoded, is too big, or its shorter side has less than `limits.photoSide` pixels.
 */
export async function encodePhoto(content: Buffer, sides: readonly number[]): Promise<readonly MadePicture[]> {
  await requirePicture(content)
  const made = await makePictures(
    content,
    sides.map((side) => ({ side, fit: 'inside', format: 'webp' })),
  )
  const [{ width, height } = { width: 0, height: 0 }] = made
  if (Math.min(width, height) < limits.photoSide) {
    throw invalid('file', `This photo is too small or too narrow. Each side needs at least ${limits.photoSide} pixels`)
  }
  return made
}
