import { limits } from '@hearback/contract/values/limits.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { isPictureFile } from './pictures.rules.ts'
import { countUpload, discardPicture, replacePicture } from './pictures.service.ts'

type Pictures = Pick<Deps, 'db' | 'files' | 'log' | 'config'>
interface Written<P> {
  readonly profile: P
  /** The key of the picture that is no longer referenced. */
  readonly oldPicture: string | null
}

const dataUrl = /^data:image\/[\w.+-]+;base64,([\d+/a-z\s]*={0,2}\s*)$/iu
const folder = '/files/pictures/'
const notTaken = 'Upload the picture or send it as a data URL. Links to other sites aren’t accepted.'

/** The content of the picture in a form; undefined if it is unchanged. Throws invalid_input for a link. */
function sentPicture(sent: string | null | undefined, publicUrl: string): Buffer | undefined {
  if (sent === null || sent === undefined || sent.trim() === '') return undefined
  const path = sent.startsWith(publicUrl) ? sent.slice(publicUrl.length) : sent
  if (path.startsWith(folder) && isPictureFile(path.slice(folder.length))) return undefined
  const [, base64] = dataUrl.exec(sent) ?? []
  if (!base64) throw invalid('profilePicture', notTaken)
  const content = Buffer.from(base64, 'base64')
  if (content.length > limits.pictureBytes) throw new AppError('too_large')
  return content
}

/** Counts the picture of a form before any statement of the call; throws invalid_input for a link. */
export async function countSentPicture(
  deps: Pick<Deps, 'limits' | 'config'>,
  viewer: Viewer,
  sent: string | null | undefined,
): Promise<void> {
  if (sentPicture(sent, deps.config.publicUrl)) await countUpload(deps, viewer)
}

/**
 * Writes a profile together with the picture of its form: `write` records the key of the new picture in its
 * transaction. An unreadable picture changes nothing, and the error names the field.
 */
export async function writeWithPicture<P>(
  deps: Pictures,
  sent: string | null | undefined,
  write: (key: string | undefined) => Promise<Written<P>>,
): Promise<P> {
  const content = sentPicture(sent, deps.config.publicUrl)
  if (!content) {
    const { profile, oldPicture } = await write(undefined)
    await discardPicture(deps, oldPicture)
    return profile
  }
  const written: { profile?: P } = {}
  await replacePicture(deps, { content }, async (key) => {
    const { profile, oldPicture } = await write(key)
    written.profile = profile
    return oldPicture
  }).catch((error: unknown) => {
    throw isUnreadable(error) ? invalid('profilePicture', error.message) : error
  })
  return written.profile as P
}

const isUnreadable = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'wrong_media_type' || error.detail.fields?.file !== undefined)
