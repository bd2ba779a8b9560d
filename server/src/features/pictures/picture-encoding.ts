import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { AppError, invalid } from '../../errors.ts'

const accepted = ['image/jpeg', 'image/png', 'image/apng', 'image/webp']
/** What phones take today; more would let a small file fill the memory. */
const megapixels = 50
const seconds = 10

/**
 * The picture as squares of these sides in WebP, turned upright and without metadata. Its kind is told by content:
 * refuses others with wrong_media_type, and what cannot be decoded or is too big to with invalid_input.
 */
export async function encodePicture(content: Buffer, sides: readonly number[]): Promise<Buffer[]> {
  const type = await fileTypeFromBuffer(content)
  if (!accepted.includes(type?.mime ?? '')) {
    throw new AppError('wrong_media_type', { message: 'Choose a picture in JPEG, PNG or WebP.' })
  }
  const { data, info } = await decode(content, Math.max(...sides)).catch((error: Error) => {
    throw invalid('file', reason(error))
  })
  const square = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  return Promise.all(sides.map((side) => square().resize(side, side).webp({ quality: 82 }).toBuffer()))
}

const decode = (content: Buffer, side: number) =>
  sharp(content, { limitInputPixels: megapixels * 1_000_000, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .timeout({ seconds })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })

const reason = (error: Error) =>
  error.message.includes('pixel limit')
    ? `This picture is too big: at most ${megapixels} megapixels`
    : 'This picture is damaged. Choose another'
