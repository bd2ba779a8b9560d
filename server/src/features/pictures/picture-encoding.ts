import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '../../domain/errors.ts'
import { imageFormats } from '../../ports/image-jobs.ts'
import { makePictures } from '../../ports/images.ts'

/**
 * The picture as squares of these sides in WebP, turned upright and without metadata. Its kind is told by content:
 * refuses others with wrong_media_type, and what cannot be decoded or is too big to with invalid_input.
 */
export async function encodePicture(content: Buffer, sides: readonly number[]): Promise<Buffer[]> {
  const type = await fileTypeFromBuffer(content)
  if (!type || !(type.mime in imageFormats)) {
    throw new AppError('wrong_media_type', { message: 'Choose a picture in JPEG, PNG or WebP.' })
  }
  const made = await makePictures(
    content,
    sides.map((side) => ({ side, fit: 'cover', format: 'webp' })),
  )
  return made.map((picture) => picture.content)
}
