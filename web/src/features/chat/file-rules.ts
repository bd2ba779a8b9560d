import { limits } from '@hearback/contract/limits.ts'

/** As the `accept` of a file input; the server looks at the content and has the last word. */
export const ACCEPTED = '.pdf,.doc,.docx,.odt,.txt,.png,.jpg,.jpeg,.webp'
const ENDINGS = ACCEPTED.split(',')
const KINDS = 'PDF, Word, OpenDocument and text files, and PNG, JPEG and WebP pictures'

/** Why a file cannot be sent, or undefined; said before anything is uploaded. */
export function problemOf(file: Pick<File, 'name' | 'size'>): string | undefined {
  if (file.size > limits.fileBytes) {
    return `${file.name} is larger than ${limits.fileBytes / 1024 / 1024} MB, which is the most for a file.`
  }
  if (file.size === 0) return `${file.name} is empty.`
  const ending = /\.\w+$/u.exec(file.name)?.[0].toLowerCase()
  if (ending && !ENDINGS.includes(ending)) return `${file.name} cannot be sent here. ${KINDS} can.`
  return undefined
}
