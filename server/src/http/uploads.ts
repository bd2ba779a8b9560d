import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, invalid } from '../errors.ts'
import { forgetRead, giveBack } from './upload-memory.ts'

export interface UploadedFile {
  readonly name: string
  readonly content: Buffer
}

/** 10 MB take 80 seconds by a slow telephone. */
const bodySeconds = 180

/** What else may stand in a body beside the file. */
const fieldsBytes = 64 * 1024

export interface Upload {
  readonly file: UploadedFile
  readonly fields: Record<string, string>
  /** Gives the memory back at once, instead of with the next full garbage collection: the content is empty then. */
  readonly release: () => void
}

/**
 * Reads a multipart body with one file in the field `file`, held in memory up to its greatest size. One that says that it
 * is larger is refused unread; one that takes longer than 3 minutes is cut off, because it holds up others.
 */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart())
    throw new AppError('wrong_media_type', { message: 'Send the file as multipart/form-data.' })
  const announced = Number(request.headers['content-length'] ?? Number.NaN)
  if (announced > maxBytes + fieldsBytes) throw new AppError('too_large')
  const late = setTimeout(() => request.raw.destroy(), bodySeconds * 1_000)
  // One that was sent in pieces says nothing of its size.
  const room = Math.min(maxBytes, announced || maxBytes)
  return readParts(request.parts({ limits: { fileSize: maxBytes } }), room).finally(() => clearTimeout(late))
}

async function readParts(parts: AsyncIterable<Multipart>, room: number): Promise<Upload> {
  let file: UploadedFile | undefined
  const fields: Record<string, string> = {}
  for await (const part of parts) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value)
    else if (part.fieldname === 'file') file = { name: part.filename, content: await contentOf(part, room) }
    else throw invalid(part.fieldname, 'Send the file in the field "file"')
  }
  if (!file || file.content.length === 0) throw invalid('file', 'Choose a file')
  const { content } = file
  return { file, fields, release: () => giveBack(content) }
}

/** In one piece from the start, so that the pieces it came in are forgotten while they are young. */
async function contentOf({ file }: MultipartFile, room: number): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(room)
  let length = 0
  for await (const chunk of file as AsyncIterable<Buffer>) length += chunk.copy(content, length)
  forgetRead(length)
  if (!file.truncated) return content.subarray(0, length)
  giveBack(content)
  throw new AppError('too_large')
}
