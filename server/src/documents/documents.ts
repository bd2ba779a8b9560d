import { join } from 'node:path'
import { invalid } from '../domain/errors.ts'
import { createJobProcess } from '../process/job-process.ts'
import { documents } from '../telemetry/counters.ts'
import type { DocumentAnswer, DocumentContent, DocumentJob, DocumentKind } from './document-jobs.ts'

const tooMuch: DocumentAnswer = {
  refused: 'We can’t read this file: it takes too long or too much memory. Save it as a new PDF',
}

/** 256 MB and 10 seconds per document (specification 13.4); no access to the disk beyond reading, and no settings. */
const ask = createJobProcess<DocumentJob, DocumentAnswer>({
  program: join(import.meta.dirname, 'document-worker.ts'),
  seconds: 10,
  maxMemory: 256 * 1024 * 1024,
  execArgv: ['--permission', '--allow-fs-read=*', '--max-old-space-size=160'],
  env: {},
  warning: 'DocumentWorkerWarning',
  died: tooMuch,
})

/**
 * Reads a PDF, DOCX or archive of CSV files. A child process reads one document at a time. Throws
 * invalid_input on `file` for a document that is damaged, encrypted, without text, or too expensive.
 */
export async function readDocument(content: Buffer, kind: DocumentKind): Promise<DocumentContent> {
  const answer = await ask({ content, kind })
  documents.inc({ outcome: answer === tooMuch ? 'died' : 'refused' in answer ? 'refused' : 'read' })
  if ('refused' in answer) throw invalid('file', answer.refused)
  return answer
}
