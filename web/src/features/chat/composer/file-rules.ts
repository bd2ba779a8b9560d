import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/chat.ts'

/** The `accept` attribute of the file input; the server validates the content. */
export const ACCEPTED = '.pdf,.doc,.docx,.odt,.txt,.png,.jpg,.jpeg,.webp'
const ENDINGS = ACCEPTED.split(',')
const KINDS = t.acceptedFileKinds

/** Returns why a file cannot be sent, before it is uploaded; undefined if it can. */
export function problemOf(file: Pick<File, 'name' | 'size'>): string | undefined {
  if (file.size > limits.fileBytes) {
    return t.fileTooLarge(file.name, limits.fileBytes / 1024 / 1024)
  }
  if (file.size === 0) return t.fileEmpty(file.name)
  const ending = /\.\w+$/u.exec(file.name)?.[0].toLowerCase()
  if (ending && !ENDINGS.includes(ending)) return t.fileKindRefused(file.name, KINDS)
  return undefined
}
