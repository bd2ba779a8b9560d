import { fileTypeFromBuffer } from 'file-type'
import { AppError, invalid } from '../../../domain/errors.ts'
import { topStreams } from './compound-file.ts'
import { isMarkup, isPlainText } from './plain-text.ts'

/** An accepted kind of file, with its extensions. */
export interface FileKind {
  readonly mediaType: string
  readonly extensions: readonly [string, ...string[]]
  readonly isImage?: boolean
}

const text: FileKind = { mediaType: 'text/plain', extensions: ['txt'] }
const word: FileKind = { mediaType: 'application/msword', extensions: ['doc'] }
const pdf: FileKind = { mediaType: 'application/pdf', extensions: ['pdf'] }
const png: FileKind = { mediaType: 'image/png', extensions: ['png'], isImage: true }

/** Kinds by the extension that the library reports. */
const kinds: Readonly<Record<string, FileKind>> = {
  pdf,
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  odt: { mediaType: 'application/vnd.oasis.opendocument.text', extensions: ['odt'] },
  jpg: { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'], isImage: true },
  png,
  apng: png,
  webp: { mediaType: 'image/webp', extensions: ['webp'], isImage: true },
}

const accepted = 'Send a PDF, Word (doc, docx), OpenDocument (odt) or text file (txt), or a JPEG, PNG or WebP picture.'

/**
 * Detects the kind of a file by content, ignoring its name. Throws wrong_media_type for other kinds, and invalid_input
 * for an encrypted document.
 */
export async function kindOf(content: Buffer): Promise<FileKind> {
  const told = (await fileTypeFromBuffer(content).catch(() => undefined))?.ext ?? ''
  const kind = kinds[told] ?? (told === 'cfb' ? compound(content) : undefined) ?? latePdf(content)
  if (kind) return kind
  // Some signatures are two letters long, so plain text may match any of them.
  if (isPlainText(content)) return text
  throw new AppError('wrong_media_type', { message: accepted })
}

/** PDF readers accept up to 1,024 bytes before the header, and mail programs and scanners write them. */
function latePdf(content: Buffer): FileKind | undefined {
  const beginning = content.subarray(0, 1_024).toString('latin1')
  const index = beginning.search(/%PDF-\d/)
  return index > 0 && !isMarkup(beginning.slice(0, index)) ? pdf : undefined
}

function compound(content: Buffer): FileKind | undefined {
  const streams = topStreams(content)
  if (streams.has('EncryptedPackage')) {
    throw invalid('file', 'This document is password-protected. Send it without a password')
  }
  return streams.has('WordDocument') ? word : undefined
}
