import { createHash, randomBytes } from 'node:crypto'
import { limits } from '@hearback/contract/limits.ts'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { AppError, invalid } from '../../errors.ts'
import { withImage } from '../../ports/images.ts'
import { type FileKind, kindOf } from './file-kinds.ts'
import { cleanFileName } from './file-names.rules.ts'

/** What is kept of an uploaded file: what goes into the file store, and what the row of the message says of it. */
export interface ChatFile {
  readonly stored: readonly { key: string; content: Buffer; mediaType: string }[]
  readonly key: string
  readonly thumbnailKey: string | null
  readonly name: string
  /** Bytes of what is stored under `key`. */
  readonly size: number
  readonly mediaType: string
  readonly width: number | null
  readonly height: number | null
  /** Of the bytes as they were uploaded. */
  readonly sha256: Buffer
}

/**
 * Judges an uploaded file by its content. Pictures are written anew, upright, without metadata and at most 4096 pixels
 * long, with a thumbnail; documents stay as they are. Throws wrong_media_type for other kinds, too_large, and
 * invalid_input on `file` for what is empty, damaged or has too many pixels.
 */
export async function readChatFile(file: { name: string; content: Buffer }): Promise<ChatFile> {
  const { content } = file
  if (content.length === 0) throw invalid('file', 'Choose a file')
  if (content.length > limits.fileBytes) throw new AppError('too_large')
  const kind = await kindOf(content)
  const name = cleanFileName(file.name, kind.extensions)
  const sha256 = createHash('sha256').update(content).digest()
  return { name, mediaType: kind.mediaType, sha256, ...(await partsOf(content, kind)) }
}

type Parts = Pick<ChatFile, 'stored' | 'key' | 'thumbnailKey' | 'size' | 'width' | 'height'>

async function partsOf(content: Buffer, { mediaType, image }: FileKind): Promise<Parts> {
  const key = `chat/${randomBytes(16).toString('hex')}`
  if (image === undefined) {
    const stored = [{ key, content, mediaType }]
    return { stored, key, thumbnailKey: null, size: content.length, width: null, height: null }
  }
  const { picture, thumbnail, width, height } = await writeAnew(content, image)
  const thumbnailKey = `${key}-${thumbnailSide}.webp`
  const stored = [
    { key, content: picture, mediaType },
    { key: thumbnailKey, content: thumbnail, mediaType: 'image/webp' },
  ]
  return { stored, key, thumbnailKey, size: picture.length, width, height }
}

const longestSide = 4_096
/** Of pictures that would need several times the memory of others. */
const shorterSide = 2_048
const thumbnailSide = 480

async function writeAnew(content: Buffer, format: NonNullable<FileKind['image']>) {
  return withImage(content, async (image, facts) => {
    const sized = inside(image, isHeavy(facts) ? shorterSide : longestSide)
    const { data, info } = await encoders[format](sized).toBuffer({ resolveWithObject: true })
    const thumbnail = await inside(sharp(data), thumbnailSide).webp({ quality: 80 }).toBuffer()
    return { picture: data, thumbnail, width: info.width, height: info.height }
  })
}

const inside = (image: Sharp, side: number) => image.resize(side, side, { fit: 'inside', withoutEnlargement: true })

/** Transparency makes the writer of WebP keep far more than the picture; 16 bits a colour are held while it is turned. */
const isHeavy = ({ format, hasAlpha, depth }: Metadata) => (format === 'webp' && hasAlpha) || depth === 'ushort'

/** Set so that the picture passes line by line where its format allows that, and not much more is stored than was sent. */
const encoders = {
  jpeg: (image: Sharp) => image.jpeg({ quality: 85, optimizeCoding: false }),
  png: (image: Sharp) => image.png({ adaptiveFiltering: true }),
  webp: (image: Sharp) => image.webp({ quality: 82, effort: 2 }),
} as const
