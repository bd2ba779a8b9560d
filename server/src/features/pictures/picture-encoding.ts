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
  const type = await fileTypeFromBuffer(content)
  if (!type || !(type.mime in imageFormats)) {
    throw new AppError('wrong_media_type', { message: 'Choose a JPEG, PNG or WebP picture.' })
  }
  const made = await makePictures(
    content,
    sides.map((side) => ({ side, fit: 'cover', format: 'webp' })),
  )
  return made.map((picture) => picture.content)
}
