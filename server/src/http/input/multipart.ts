import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { setImmediate as others } from 'node:timers/promises'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, invalid } from '../../domain/errors.ts'

export interface UploadedFile {
  readonly name: string
  readonly content: Buffer
}

const mediaType = 'multipart/form-data'
const limits = { files: 1, fields: 10, parts: 11, fieldSize: 20_000, headerPairs: 50 }
/** The body is parsed in pieces of this size, so that one designed to be slow does not block the event loop. */
const pieceBytes = 64 * 1024

/** Leaves multipart bodies unread; `readUpload` reads them. */
export const ignoreMultipart = (app: FastifyInstance): void =>
  void app.addContentTypeParser(mediaType, (_request, _payload, done) => done(null))

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith(mediaType) === true

/**
 * Parses a body with at most one file, in the field `file`. The file's content overwrites `body`, to save memory.
 * Throws too_large for a file over `maxBytes`, malformed and invalid_input.
 */
export async function parseMultipart(headers: IncomingHttpHeaders, body: Buffer, maxBytes: number) {
  const parser = parserOf(headers, maxBytes)
  const fields = new Map<string, string>()
  const found: { file?: { name: string; length: number } } = {}
  let refusal: AppError | undefined
  const refuse = (error: AppError) => {
    refusal ??= error
  }
  parser.on('field', (name, value) => fields.set(name, value))
  parser.on('file', (field, stream, name) => {
    if (field !== 'file') refuse(invalid(field, 'Send the file in the field "file"'))
    // The parser types the name as a string, but leaves it out for `filename=""`.
    const file = { name: (name as string | undefined) ?? '', length: 0 }
    found.file = file
    stream.on('limit', () => refuse(new AppError('too_large')))
    stream.on('error', () => refuse(new AppError('malformed')))
    // Never overwrites unread bytes: the part's headers precede its content.
    stream.on('data', (piece: Buffer) => {
      file.length += piece.copy(body, file.length)
    })
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => refuse(new AppError('too_large')))
  await feed(parser, body)
  if (refusal) throw refusal
  const { file } = found
  return {
    file: file && { name: file.name, content: body.subarray(0, file.length) },
    fields: Object.fromEntries(fields),
  }
}

function parserOf(headers: IncomingHttpHeaders, maxBytes: number): BusboyInstance {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: { ...limits, fileSize: maxBytes } })
  } catch {
    throw new AppError('malformed')
  }
}

async function feed(parser: BusboyInstance, body: Buffer): Promise<void> {
  const finished = once(parser, 'finish')
  // Awaited below, after everything is written. The parser may emit more than one error.
  finished.catch(() => {})
  parser.on('error', () => {})
  for (let at = 0; at < body.length; at += pieceBytes) {
    parser.write(body.subarray(at, at + pieceBytes))
    await others()
  }
  parser.end()
  await finished.catch(() => {
    throw new AppError('malformed')
  })
}
