import type { JsonResume, LeftOut } from '@hearback/contract/people/resumes.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import type { Db } from '../../db/database.ts'
import { readDocument } from '../../documents/documents.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import { findTownNames } from '../places/places.service.ts'
import { placeCandidates } from './cv/cv-places.ts'
import { resumeOfLines, type Words } from './cv/cv-resume.ts'
import { readPlainResume, readResume } from './resume-reading.ts'

export interface ReadResume {
  readonly resume: JsonResume
  readonly left: readonly LeftOut[]
  /** Empty for JSON Resume. */
  readonly words: Words
}

/**
 * Reads a PDF, DOCX or JSON Resume, told apart by content. Throws invalid_input on `file` for other files, and for those
 * that are damaged, encrypted or without text.
 */
export async function readResumeFile(db: Db, content: Buffer): Promise<ReadResume> {
  if (content.subarray(0, 1_024).includes('%PDF-')) return readCv(db, content, 'pdf')
  if (startsWith(content, 'PK\x03\x04')) return readCv(db, content, 'docx')
  if (startsWith(content, '\xd0\xcf\x11\xe0')) {
    throw invalid('file', 'This Word file is protected by a password or in an old format. Save it as .docx or PDF')
  }
  if (content.length > limits.jsonResumeBytes) throw new AppError('too_large')
  return { ...readResume(content), words: new Map() }
}

const startsWith = (content: Buffer, bytes: string) =>
  content.subarray(0, bytes.length).equals(Buffer.from(bytes, 'latin1'))

async function readCv(db: Db, content: Buffer, kind: 'pdf' | 'docx'): Promise<ReadResume> {
  const lines = await readDocument(content, kind)
  const { resume, words } = resumeOfLines(lines, await findTownNames(db, placeCandidates(lines)))
  return { ...readPlainResume(resume), words }
}
