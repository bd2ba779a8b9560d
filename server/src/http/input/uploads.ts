import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError, invalid } from '../../domain/errors.ts'
import { isMultipart, parseMultipart, type UploadedFile } from './multipart.ts'

/** 10 MB take 80 seconds on a slow mobile connection. */
const bodySeconds = 180

/** Room for the fields beside the file. */
const fieldsBytes = 64 * 1024

export interface Upload {
  readonly file: UploadedFile
  readonly fields: Record<string, string>
  /** Frees the memory immediately instead of with the next full garbage collection. The content is empty afterwards. */
  readonly release: () => void
}

/**
 * Reads a multipart body with one file in the field `file` into memory. Throws too_large without reading when
 * Content-Length is over `maxBytes`. Cuts the connection after 3 minutes, because uploads are limited and others wait.
 */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  const { raw, headers } = request
  if (!isMultipart(request))
    throw new AppError('wrong_media_type', { message: 'Send the file as multipart/form-data.' })
  const most = maxBytes + fieldsBytes
  // Chunked bodies have no Content-Length.
  const announced = Number(headers['content-length'] ?? most)
  if (announced > most) throw new AppError('too_large')
  const body = Buffer.allocUnsafeSlow(announced)
  const release = () => freeMemory(body)
  try {
    const { file, fields } = await parseMultipart(headers, await fill(body, raw), maxBytes)
    if (!file || file.content.length === 0) throw invalid('file', 'Choose a file')
    return { file, fields, release }
  } catch (error) {
    release()
    throw error
  }
}

/** Detaches the buffer, which frees it immediately. Other views of the same memory become empty too. */
const freeMemory = ({ buffer }: Buffer): void => void (buffer as ArrayBuffer).transfer(0)

/** Copies the stream into `body`, and frees each chunk immediately. */
function fill(body: Buffer, raw: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const late = setTimeout(() => raw.destroy(), bodySeconds * 1_000)
  let length = 0
  // Reads an oversized body to its end, so that the client reads the response instead of a reset connection.
  raw.on('data', (piece: Buffer) => {
    if (length + piece.length > body.length) {
      length = Number.POSITIVE_INFINITY
      reject(new AppError('too_large'))
    } else length += piece.copy(body, length)
    if (piece.length === piece.buffer.byteLength) freeMemory(piece)
  })
  finished(raw, (error) => {
    clearTimeout(late)
    if (error) reject(new AppError('malformed'))
    else resolve(body.subarray(0, length))
  })
  return promise
}
