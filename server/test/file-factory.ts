import { addLibraryFile, type LibraryFile } from '@hearback/contract/people/library-files.ts'
import type { LibraryFileKind } from '@hearback/contract/people/sent-files.ts'
import { aPdf } from './documents.ts'
import type { Person } from './factories.ts'

interface FileFacts {
  name?: string
  content?: Buffer | string
  kind?: LibraryFileKind
}

/** A PDF that differs from those with other words. */
export const pdfOf = (words: string): Buffer => Buffer.concat([aPdf(), Buffer.from(`\n% ${words}\n`)])

/** Uploads a file to the library of a job seeker; by default a PDF of its own. */
export async function aLibraryFile(by: Person, facts: FileFacts = {}): Promise<LibraryFile> {
  const { name = 'cv.pdf', kind = 'cv', content = pdfOf(name) } = facts
  const file = new File([new Uint8Array(Buffer.from(content))], name)
  return (await by.call(addLibraryFile, { file, body: { kind } })).file
}
