import sharp, { type Metadata, type Sharp } from 'sharp'
import { AppError, invalid } from '../errors.ts'

/** The kinds of image that are read, by media type. */
export const imageFormats: Readonly<Record<string, 'jpeg' | 'png' | 'webp'>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
}

/** What phones take today; more would let a small file fill the memory. */
const megapixels = 50
/** Of what a format makes the library hold at once; with it one image adds less than 200 MB to the process. */
const bytesHeld = 120_000_000
const seconds = 10

/**
 * Hands an image of one of these formats to `work`, upright and about to lose its metadata. One image is worked on at a
 * time, so that many at once need no more memory than one. Refuses a damaged or too big one with invalid_input on `file`.
 */
export function withImage<T>(content: Buffer, work: (image: Sharp, facts: Metadata) => Promise<T>): Promise<T> {
  return inTurn(async () => {
    try {
      const facts = await sharp(content).metadata()
      refuseTooBig(facts)
      const image = sharp(content, { limitInputPixels: megapixels * 1_000_000, failOn: 'error' })
      return await work(image.autoOrient().timeout({ seconds }), facts)
    } catch (error) {
      throw error instanceof AppError ? error : invalid('file', 'This picture is damaged. Choose another')
    }
  })
}

let turn: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work)
  turn = mine.catch(() => {})
  return mine
}

function refuseTooBig(facts: Metadata): void {
  const pixels = facts.width * facts.height
  if (pixels > megapixels * 1_000_000) {
    throw invalid('file', `This picture is too big: at most ${megapixels} megapixels`)
  }
  if (pixels * bytesAPixel(facts) > bytesHeld) {
    throw invalid('file', 'This picture is too big for its format. Save it smaller, or as a plain JPEG')
  }
}

/** Only some formats must be held whole before their first line can be seen; the others pass line by line. */
function bytesAPixel({ format, isProgressive, chromaSubsampling = '', channels, depth }: Metadata): number {
  if (format === 'webp') return 4
  if (!isProgressive) return 0
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : 2 * channels
  return channels * (depth === 'ushort' ? 2 : 1)
}
