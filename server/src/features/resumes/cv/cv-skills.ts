import { limits } from '@hearback/contract/values/limits.ts'
import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { paragraphsOf } from './cv-lines.ts'

const most = 200
const mostWords = 6
const levels =
  /^(?:basic|beginner|intermediate|advanced|expert|proficient|fluent|native|básico|basico|intermedio|avanzado|experto|nativo|medio|alto|bajo)$/iu

const hobbies = /^(?:interests|hobbies|intereses|aficiones)\s*:/iu

/** Reads skills from lists, with commas or one in each line. Sentences are no skills. */
export function skillsOf(all: readonly DocumentLine[]): string[] {
  const lines = all.filter(({ cells: [first = ''] }) => !hobbies.test(first))
  const cells = lines.flatMap((line) => line.cells.map((cell) => ({ ...line, cells: [cell] })))
  const texts = paragraphsOf(lines.every(({ cells: all }) => all.length === 1) ? joinedLists(lines) : cells)
  const found = texts.flatMap(({ text }) => opened(withoutLabel(text)).split(/\s*[,;|•·●▪]\s*|\s{3,}/u))
  const skills = found.map((text) =>
    text
      .replace(/\s*[([][^()[\]]*[)\]]\s*$/u, '')
      .replace(/^(?:and|y|e) |[.:\s★☆●○]+$/gu, '')
      .trim(),
  )
  return [...new Set(skills.filter(isSkill))].slice(0, most)
}

/** A comma at the end of a line continues the list on the next. */
const joinedLists = (lines: readonly DocumentLine[]) =>
  lines.map((line, index) => ({
    ...line,
    isFull: /,$/u.test(line.cells[0] ?? '') || (line.isFull && (lines[index + 1]?.cells[0] ?? '').includes(',')),
  }))

/** "MS Office (Word, Excel)" lists three skills. */
const opened = (text: string) => text.replace(/ ?\(([^()]*,[^()]*)\)/gu, ', $1')

/** "Languages: SQL, Python" lists two skills. */
const withoutLabel = (text: string) => text.replace(/^[\p{L}\p{N} &/]{2,40}:\s+/u, '')

const isSkill = (text: string) =>
  text !== '' &&
  text.length <= limits.listItem &&
  text.split(' ').length <= mostWords &&
  /\p{L}/u.test(text) &&
  !levels.test(text)
