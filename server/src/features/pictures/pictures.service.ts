import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Picture } from '@hearback/contract/employers.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Viewer } from '../../viewer.ts'
import { encodePicture } from './picture-encoding.ts'
import { isPictureFile, pictureFile, pictureSides, urlsOf } from './pictures.rules.ts'

type Pictures = Pick<Deps, 'files' | 'limits' | 'log'>
const folder = 'pictures'

/** The addresses of a picture in its sizes; null where there is none. */
export const pictureUrls = (key: string | null): Picture | null => (key === null ? null : urlsOf(key))

/**
 * Keeps an uploaded picture in all sizes and hands its new key to `save`, which records it and answers the key that it
 * replaced. The files of the old one go after that; those of the new one when `save` refuses. 30 uploads an hour per person.
 */
export async function replacePicture(
  deps: Pictures,
  viewer: Viewer,
  file: { content: Buffer },
  save: (key: string) => Promise<string | null>,
): Promise<void> {
  await deps.limits.consume('uploadByUser', viewer.userId)
  const squares = await encodePicture(file.content, pictureSides)
  const key = randomBytes(16).toString('hex')
  try {
    await Promise.all(
      squares.map((square, i) =>
        deps.files.put(`${folder}/${pictureFile(key, pictureSides[i] ?? 64)}`, square, 'image/webp'),
      ),
    )
    await discardPicture(deps, await save(key))
  } catch (error) {
    await discardPicture(deps, key)
    throw error
  }
}

/** Removes the files of a picture that nothing names any more; a failure is logged, because nobody depends on it. */
export async function discardPicture({ files, log }: Pick<Deps, 'files' | 'log'>, key: string | null): Promise<void> {
  if (key === null) return
  const removals = pictureSides.map((side) => files.remove(`${folder}/${pictureFile(key, side)}`))
  for (const { reason } of (await Promise.allSettled(removals)).filter((r) => r.status === 'rejected')) {
    log.warn({ err: reason, key }, 'a picture could not be removed')
  }
}

/** The content of one size of a picture; throws not_found. */
export async function openPicture({ files }: Pick<Deps, 'files'>, name: string): Promise<Readable> {
  const content = isPictureFile(name) ? await files.open(`${folder}/${name}`) : undefined
  if (!content) throw new AppError('not_found', { message: 'There is no such picture.' })
  return content
}
