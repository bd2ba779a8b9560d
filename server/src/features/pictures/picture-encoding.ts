import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '../../domain/errors.ts'
import { imageFormats } from '../../ports/image-jobs.ts'
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

/** Throws wrong_media_type if the content is no picture of an accepted format. */
export async function requirePicture(content: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(content)
  if (type && type.mime in imageFormats) return
  const message =
    type && /^image\/hei[cf]/.test(type.mime)
      ? 'Pictures in the HEIC format of iPhones can’t be shown in every browser. Save it as a JPEG first.'
      : 'Choose a JPEG, PNG or WebP picture.'
  throw new AppError('wrong_media_type', { message, fields: { file: message } })
}
