import type { LibraryFileKind } from '@hearback/contract/people/sent-files.ts'
import * as t from '@hearback/texts/web/files.ts'

/** The `accept` attribute of file inputs; the server validates the content. */
export const ACCEPTED_FILES = '.pdf,.doc,.docx,.odt,.txt,.png,.jpg,.jpeg,.webp'

export const KIND_NAMES: Readonly<Record<LibraryFileKind, string>> = {
  cv: t.kindCv,
  cover_letter: t.kindCoverLetter,
  certificate: t.kindCertificate,
  other: t.kindOther,
}

/** Guesses the kind of a file by its name; most uploads are CVs. */
export function guessKind(name: string): LibraryFileKind {
  if (/cover|letter|carta|motiva/iu.test(name)) return 'cover_letter'
  if (/certif|diplom|licen|degree|t[ií]tulo/iu.test(name)) return 'certificate'
  return 'cv'
}

/** Splits a name into its stem and its extension with the dot. */
export function splitName(name: string): [stem: string, extension: string] {
  const [, stem = name, extension = ''] = /^(.+)(\.[^.]+)$/u.exec(name) ?? []
  return [stem, extension]
}
