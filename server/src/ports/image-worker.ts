import sharp, { type Metadata, type Sharp } from 'sharp'
import type { ImageAnswer, ImageJob, MadePicture, PictureSpec } from './image-jobs.ts'

// A process of its own, started by images.ts, so that an image that exhausts memory or crashes the library ends only
// this one.

/** The resolution of current phone cameras. */
const megapixels = 50
/** The limit of decoded bytes that some formats keep in memory. */
const bytesHeld = 75_000_000

sharp.cache(false)
sharp.concurrency(1)

process.on('message', (job: ImageJob) => {
  void answer(job).then((reply) => process.send?.(reply))
})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// It ends when the parent disconnects, which first completes its requests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.send?.('ready')

async function answer({ content, wanted }: ImageJob): Promise<ImageAnswer> {
  try {
    const facts = await sharp(content).metadata()
    const refused = reasonAgainst(facts)
    return refused === undefined ? { made: await make(content, facts, wanted) } : { refused }
  } catch {
    return { refused: 'This picture is damaged. Choose another' }
  }
}

/** Makes the first picture from the image, upright and without metadata, and the others from the first. */
async function make(
  content: Buffer,
  facts: Metadata,
  [first, ...others]: readonly PictureSpec[],
): Promise<MadePicture[]> {
  if (!first) return []
  const image = sharp(content, { limitInputPixels: megapixels * 1_000_000, failOn: 'error' }).autoOrient()
  const side = Math.min(first.side, longestSide(facts))
  const made = [await write(image, facts, { ...first, side })]
  for (const other of others) made.push(await write(sharp(made[0]?.content), facts, other))
  return made
}

async function write(image: Sharp, facts: Metadata, { side, fit, format }: PictureSpec): Promise<MadePicture> {
  const sized = image.resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
  const written = encode(sized, format === 'same' ? facts.format : format, facts)
  const { data, info } = await written.toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

/** Encoder options that allow streaming line by line, and do not store much more than was sent. */
function encode(image: Sharp, format: string, { hasAlpha }: Metadata): Sharp {
  if (format === 'jpeg') return image.jpeg({ quality: 85, optimizeCoding: false })
  if (format === 'png') return image.png({ adaptiveFiltering: true })
  if (format === 'gray') return image.flatten({ background: '#fff' }).grayscale().raw()
  return image.webp({ quality: 82, effort: hasAlpha ? 0 : 2 })
}

/** Limits the side of pictures that need several times the memory: the WebP encoder and rotation buffer the whole picture. */
function longestSide({ format, hasAlpha, depth, orientation = 1 }: Metadata): number {
  if (depth === 'ushort' || (hasAlpha && (format === 'webp' || orientation > 1))) return 1_536
  return format === 'webp' ? 2_560 : Number.POSITIVE_INFINITY
}

function reasonAgainst(facts: Metadata): string | undefined {
  const pixels = facts.width * facts.height
  if (pixels > megapixels * 1_000_000) return `This picture is too big: at most ${megapixels} megapixels`
  if (pixels * bytesAPixel(facts) > bytesHeld) {
    return 'This picture is too big for its format. Make it smaller or save it as a plain JPEG'
  }
  return undefined
}

/** Bytes per pixel of images that must be decoded completely before the first line is written; 0 for those that stream. */
function bytesAPixel({ format, isProgressive, chromaSubsampling, channels, depth, orientation = 1 }: Metadata): number {
  if (format === 'webp') return 4
  const isDeep = depth === 'ushort'
  if (!(isProgressive || (isDeep && orientation > 1))) return 0
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 3 : 2 * channels
  return channels * (isDeep ? 2 : 1)
}
