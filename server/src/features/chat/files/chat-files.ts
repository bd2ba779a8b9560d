import { createHash, randomBytes } from 'node:crypto'
import { limits } from '@hearback/contract/values/limits.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import { makePictures } from '../../../ports/images.ts'
import { type FileKind, kindOf } from './file-kinds.ts'
import { cleanFileName } from './file-names.rules.ts'

/** An uploaded file: the objects for the file store, and the columns of the message. */
export interface ChatFile {
  readonly stored: readonly { key: string; content: Buffer; mediaType: string }[]
  readonly key: string
  readonly thumbnailKey: string | null
  readonly name: string
  /** Size in bytes of the object stored under `key`. */
  readonly size: number
  readonly mediaType: string
  readonly width: number | null
  readonly height: number | null
  /** Hash of the uploaded bytes. */
  readonly sha256: Buffer
}

/**
 * Detects the kind of an uploaded file by content. Pictures are re-encoded upright, without metadata, at most 4096
 * pixels per side, with a thumbnail; documents stay unchanged. Throws wrong_media_type for other kinds, too_large, and
 * invalid_input on `file` if it is empty, damaged or has too many pixels.
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

const longestSide = 4_096
const thumbnailSide = 480

type Parts = Pick<ChatFile, 'stored' | 'key' | 'thumbnailKey' | 'size' | 'width' | 'height'>

async function partsOf(content: Buffer, { mediaType, isImage }: FileKind): Promise<Parts> {
  const key = `chat/${randomBytes(16).toString('hex')}`
  if (!isImage) {
    const stored = [{ key, content, mediaType }]
    return { stored, key, thumbnailKey: null, size: content.length, width: null, height: null }
  }
  const [picture, thumbnail] = await makePictures(content, [
    { side: longestSide, fit: 'inside', format: 'same' },
    { side: thumbnailSide, fit: 'inside', format: 'webp' },
  ])
  if (!(picture && thumbnail)) throw new Error('two pictures were asked for')
  const thumbnailKey = `${key}-${thumbnailSide}.webp`
  const stored = [
    { key, content: picture.content, mediaType },
    { key: thumbnailKey, content: thumbnail.content, mediaType: 'image/webp' },
  ]
  return { stored, key, thumbnailKey, size: picture.content.length, width: picture.width, height: picture.height }
}
