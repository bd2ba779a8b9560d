import { limits } from '@hearback/contract/values/limits.ts'
import { fileTypeFromBuffer } from 'file-type'
import { AppError, invalid } from '../../domain/errors.ts'
import { imageFormats, type MadePicture } from '../../ports/image-jobs.ts'
import { makePictures } from '../../ports/images.ts'

/**
 * Encodes the picture as WebP squares with these sides in pixels, rotated upright and without metadata. Detects the
 * format by content. Throws wrong_media_type for other formats, and invalid_input if it cannot be decoded or is too
 * big.
 */
export async function encodePicture(content: Buffer, sides: readonly number[]): Promise<Buffer[]> {
  await requirePicture(content)
  const made = await makePictures(
    content,
    sides.map((side) => ({ side, fit: 'cover', format: 'webp' })),
  )
  return made.map((picture) => picture.content)
}

/**
 * Like `encodePicture`, for the whole picture: `sides` limit its longest side, and it is never enlarged. The first
 * frame stands for an animation. Throws invalid_input too if the shorter side of the first has less than 200 pixels.
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

/** Throws wrong_media_type if the content is no picture of an accepted format. */
async function requirePicture(content: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(content)
  if (type && type.mime in imageFormats) return
  const message =
    type && /^image\/hei[cf]/.test(type.mime)
      ? 'Pictures in the HEIC format of iPhones can’t be shown in every browser. Save it as a JPEG first.'
      : 'Choose a JPEG, PNG or WebP picture.'
  throw new AppError('wrong_media_type', { message, fields: { file: message } })
}
