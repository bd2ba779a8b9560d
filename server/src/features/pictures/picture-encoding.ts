import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { AppError } from '../../errors.ts'
import { imageFormats, withImage } from '../../ports/images.ts'

/**
 * The picture as squares of these sides in WebP, turned upright and without metadata. Its kind is told by content:
 * refuses others with wrong_media_type, and what cannot be decoded or is too big to with invalid_input.
 */
export async function encodePicture(content: Buffer, sides: readonly number[]): Promise<Buffer[]> {
  const type = await fileTypeFromBuffer(content)
  if (!type || !(type.mime in imageFormats)) {
    throw new AppError('wrong_media_type', { message: 'Choose a picture in JPEG, PNG or WebP.' })
  }
  const side = Math.max(...sides)
  const { data, info } = await withImage(content, (image) =>
    image.resize(side, side, { fit: 'cover' }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
  )
  const square = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  return Promise.all(sides.map((each) => square().resize(each, each).webp({ quality: 82 }).toBuffer()))
}
