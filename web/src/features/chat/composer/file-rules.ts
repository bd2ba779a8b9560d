import { limits } from '@hearback/contract/limits.ts'
import * as t from '@hearback/texts/web/chat.ts'

/** As the `accept` of a file input; the server looks at the content and has the last word. */
export const ACCEPTED = '.pdf,.doc,.docx,.odt,.txt,.png,.jpg,.jpeg,.webp'
const ENDINGS = ACCEPTED.split(',')
const KINDS = t.acceptedFileKinds

/** Why a file cannot be sent, or undefined; said before anything is uploaded. */
export function problemOf(file: Pick<File, 'name' | 'size'>): string | undefined {
  if (file.size > limits.fileBytes) {
    return t.fileTooLarge(file.name, limits.fileBytes / 1024 / 1024)
  }
  if (file.size === 0) return t.fileEmpty(file.name)
  const ending = /\.\w+$/u.exec(file.name)?.[0].toLowerCase()
  if (ending && !ENDINGS.includes(ending)) return t.fileKindRefused(file.name, KINDS)
  return undefined
}
