import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Picture } from '@hearback/contract/people/employers.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { claimFiles, keepFiles, releaseFiles, removeFiles } from '../files/files.service.ts'
import { encodePicture } from './picture-encoding.ts'
import { isPictureFile, pictureFile, pictureSides, urlsOf } from './pictures.rules.ts'

type Pictures = Pick<Deps, 'db' | 'files' | 'log'>
const folder = 'pictures'

/** The addresses of a picture in its sizes; null where there is none. */
export const pictureUrls = (key: string | null): Picture | null => (key === null ? null : urlsOf(key))

/** Counts a picture before any statement: 30 an hour per person; throws too_many_requests. */
export const countUpload = ({ limits }: Pick<Deps, 'limits'>, viewer: Viewer): Promise<number> =>
  limits.consume('uploadByUser', viewer.userId)

/**
 * Keeps an uploaded picture in all sizes and hands its new key to `save`, which records it together with `claimPicture`
 * and answers the key that it replaced. The files of the old one go after that; those of the new one when `save`
 * refuses. `countUpload` comes before; throws storage_full.
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
  await discardPicture(deps, await keepFiles(deps, files, () => save(key)))
}

/** To be called in the transaction that records the new picture in the place of the old one. */
export async function claimPicture(tx: Tx, key: string, old: string | null): Promise<void> {
  await claimFiles(tx, filesOf(key))
  await releasePicture(tx, old)
}

/** To be called in the transaction after which nothing names the picture; `discardPicture` follows its commit. */
export const releasePicture = (tx: Tx, key: string | null): Promise<void> => releaseFiles(tx, filesOf(key))

/** Removes the files of a picture that was released; a failure is logged, because the sweep tries again. */
export const discardPicture = (deps: Pictures, key: string | null): Promise<void> => removeFiles(deps, filesOf(key))

const filesOf = (key: string | null) =>
  key === null ? [] : pictureSides.map((side) => `${folder}/${pictureFile(key, side)}`)

/** The content of one size of a picture; throws not_found. */
export async function openPicture({ files }: Pick<Deps, 'files'>, name: string): Promise<Readable> {
  const content = isPictureFile(name) ? await files.open(`${folder}/${name}`) : undefined
  if (!content) throw new AppError('not_found', { message: 'There is no such picture.' })
  return content
}
