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
/** Of a body at a time, so that one made to take long holds up nobody. */
const pieceBytes = 64 * 1024

/** Such a body is left to whoever reads it. */
export const ignoreMultipart = (app: FastifyInstance): void =>
  void app.addContentTypeParser(mediaType, (_request, _payload, done) => done(null))

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith(mediaType) === true

/**
 * Takes a body apart that has at most one file, in the field `file`. The body serves as the memory of the file's content:
 * nothing is left of it otherwise. Refuses a file of more bytes with too_large.
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
    const file = { name, length: 0 }
    found.file = file
    stream.on('limit', () => refuse(new AppError('too_large')))
    stream.on('error', () => refuse(new AppError('malformed')))
    // What is read lies behind what is written: the lines about the file came first.
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
  // Heard below, once all has been written; it may say more than one.
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
