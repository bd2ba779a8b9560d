import type { JsonResume, LeftOut } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../../db/database.ts'
import type { DocumentKind } from '../../documents/document-jobs.ts'
import { readDocument } from '../../documents/documents.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import { findTownNames } from '../places/places.service.ts'
import { placeCandidates } from './cv/cv-places.ts'
import { resumeOfLines } from './cv/cv-resume.ts'
import type { Words } from './cv/cv-words.ts'
import { resumeOfEuropass } from './cv/europass.ts'
import { resumeOfLinkedIn } from './cv/linkedin.ts'
import { readMarkedResume, readPlainResume, readResume } from './resume-reading.ts'

export interface ReadResume {
  readonly resume: JsonResume
  readonly left: readonly LeftOut[]
  /** Empty for JSON Resume. */
  readonly words: Words
}

/**
 * Reads a PDF (also of Europass), DOCX, LinkedIn data export or JSON Resume, told apart by content. Throws invalid_input on `file` for other files, and for those
 * that are damaged, encrypted or without text.
 */
export async function readResumeFile(db: Db, content: Buffer): Promise<ReadResume> {
  if (content.subarray(0, 1_024).includes('%PDF-')) return readCv(db, content, 'pdf')
  if (startsWith(content, 'PK\x03\x04')) return readCv(db, content, 'zip')
  if (startsWith(content, '\xd0\xcf\x11\xe0')) {
    throw invalid('file', 'This Word file is protected by a password or in an old format. Save it as .docx or PDF')
  }
  if (content.length > limits.jsonResumeBytes) throw new AppError('too_large')
  return { ...readResume(content), words: new Map() }
}

const startsWith = (content: Buffer, bytes: string) =>
  content.subarray(0, bytes.length).equals(Buffer.from(bytes, 'latin1'))

async function readCv(db: Db, content: Buffer, kind: DocumentKind): Promise<ReadResume> {
  const document = await readDocument(content, kind)
  if ('lines' in document) {
    const { lines } = document
    const { resume, words } = resumeOfLines(lines, await findTownNames(db, placeCandidates(lines)))
    return { ...readPlainResume(resume), words }
  }
  const { resume, words } = 'xml' in document ? resumeOfEuropass(document.xml) : resumeOfLinkedIn(document.tables)
  return { ...readMarkedResume(resume), words }
}
