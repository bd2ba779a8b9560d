import { createHash, randomBytes } from 'node:crypto'
import { limits } from '@hearback/contract/values/limits.ts'
import { AppError, invalid } from '../../../domain/errors.ts'
import { makePictures } from '../../../ports/images.ts'
import { type FileKind, kindOf } from './file-kinds.ts'
import { cleanFileName } from './file-names.rules.ts'

/** Where files are stored: those of messages, and those of job seekers. */
type Folder = 'chat' | 'library'

/** An uploaded file: the objects for the file store, and what is known about it. */
export interface ReadFile {
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
 * pixels per side, with a thumbnail in the folder `chat`; documents stay unchanged. Throws wrong_media_type for other kinds, too_large, and
 * invalid_input on `file` if it is empty, damaged or has too many pixels.
 */
export async function readUploadedFile(file: { name: string; content: Buffer }, folder: Folder): Promise<ReadFile> {
  const { content } = file
  if (content.length === 0) throw invalid('file', 'Choose a file')
  if (content.length > limits.fileBytes) throw new AppError('too_large')
  const kind = await kindOf(content)
  const name = cleanFileName(file.name, kind.extensions)
  const sha256 = createHash('sha256').update(content).digest()
  return { name, mediaType: kind.mediaType, sha256, ...(await partsOf(content, kind, folder)) }
}

/** The name of a file after it was renamed: cleaned, with the extension of `before`. */
export const renameFile = (given: string, before: string): string =>
  cleanFileName(given, [before.slice(before.lastIndexOf('.') + 1).toLowerCase()])

const longestSide = 4_096
const thumbnailSide = 480

type Parts = Pick<ReadFile, 'stored' | 'key' | 'thumbnailKey' | 'size' | 'width' | 'height'>

async function partsOf(content: Buffer, { mediaType, isImage }: FileKind, folder: Folder): Promise<Parts> {
  const key = `${folder}/${randomBytes(16).toString('hex')}`
  if (!isImage) {
    const stored = [{ key, content, mediaType }]
    return { stored, key, thumbnailKey: null, size: content.length, width: null, height: null }
  }
  const [picture, thumbnail] = await makePictures(content, [
    { side: longestSide, fit: 'inside', format: 'same' },
    ...(folder === 'chat' ? [{ side: thumbnailSide, fit: 'inside', format: 'webp' } as const] : []),
  ])
  if (!picture) throw new Error('a picture was asked for')
  const thumbnailKey = thumbnail ? `${key}-${thumbnailSide}.webp` : null
  const stored = [{ key, content: picture.content, mediaType }]
  if (thumbnail && thumbnailKey) stored.push({ key: thumbnailKey, content: thumbnail.content, mediaType: 'image/webp' })
  return { stored, key, thumbnailKey, size: picture.content.length, width: picture.width, height: picture.height }
}
