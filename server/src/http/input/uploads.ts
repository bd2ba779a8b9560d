import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError, invalid } from '../../domain/errors.ts'
import { isMultipart, parseMultipart, type UploadedFile } from './multipart.ts'

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
  const { raw, headers } = request
  if (!isMultipart(request))
    throw new AppError('wrong_media_type', { message: 'Send the file as multipart/form-data.' })
  const most = maxBytes + fieldsBytes
  // One that was sent in pieces says nothing of its size.
  const announced = Number(headers['content-length'] ?? most)
  if (announced > most) throw new AppError('too_large')
  const body = Buffer.allocUnsafeSlow(announced)
  const release = () => giveBack(body)
  try {
    const { file, fields } = await parseMultipart(headers, await fill(body, raw), maxBytes)
    if (!file || file.content.length === 0) throw invalid('file', 'Choose a file')
    return { file, fields, release }
  } catch (error) {
    release()
    throw error
  }
}

/** Frees this memory at once; it is empty then, and so is whatever else looks into it. */
const giveBack = ({ buffer }: Buffer): void => void (buffer as ArrayBuffer).transfer(0)

/** Reads it all into this memory, and frees each piece that came at once. */
function fill(body: Buffer, raw: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const late = setTimeout(() => raw.destroy(), bodySeconds * 1_000)
  let length = 0
  // What is too much is read to its end all the same, so that whoever sends it gets to read the answer.
  raw.on('data', (piece: Buffer) => {
    if (length + piece.length > body.length) {
      length = Number.POSITIVE_INFINITY
      reject(new AppError('too_large'))
    } else length += piece.copy(body, length)
    if (piece.length === piece.buffer.byteLength) giveBack(piece)
  })
  finished(raw, (error) => {
    clearTimeout(late)
    if (error) reject(new AppError('malformed'))
    else resolve(body.subarray(0, length))
  })
  return promise
}
