import type { FastifyRequest } from 'fastify'
import { AppError, invalid } from '../errors.ts'

export interface UploadedFile {
  readonly name: string
  readonly content: Buffer
}

/** 10 MB take 80 seconds by a slow telephone. */
const bodySeconds = 180

/**
 * Reads a multipart body with one file in the field `file`, held in memory up to its greatest size. One that takes longer
 * than 3 minutes is cut off, because it holds up others.
 */
export async function readUpload(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ file: UploadedFile; fields: Record<string, string> }> {
  if (!request.isMultipart())
    throw new AppError('wrong_media_type', { message: 'Send the file as multipart/form-data.' })
  const late = setTimeout(() => request.raw.destroy(), bodySeconds * 1_000)
  return readParts(request, maxBytes).finally(() => clearTimeout(late))
}

async function readParts(request: FastifyRequest, maxBytes: number): ReturnType<typeof readUpload> {
  let file: UploadedFile | undefined
  const fields: Record<string, string> = {}
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value)
    else if (part.fieldname === 'file') file = { name: part.filename, content: await part.toBuffer() }
    else throw invalid(part.fieldname, 'Send the file in the field "file"')
  }
  if (!file || file.content.length === 0) throw invalid('file', 'Choose a file')
  return { file, fields }
}
