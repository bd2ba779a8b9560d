import { foldForCode, withoutAccents } from '@hearback/contract/values/text.ts'
import { fineWords, sensitiveWords } from './sensitive-words.ts'

export type SensitiveTopic = keyof typeof sensitiveWords

/** Whole words of any of these wordings; `*` stands for the rest of a word. */
const patternOf = (wordings: readonly string[]) =>
  new RegExp(` (?:${wordings.map((wording) => wording.replaceAll('*', '\\p{L}*')).join('|')})(?= )`, 'gu')

const fine = patternOf(fineWords.toSorted((a, b) => b.length - a.length))
const patterns = Object.entries(sensitiveWords).map(
  ([topic, wordings]) => [topic as SensitiveTopic, patternOf(wordings)] as const,
)

/** Lower case without accents and signs; single spaces around every word. */
const fold = (text: string) =>
  ` ${withoutAccents(foldForCode(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Protected facts that a question seems to ask about, in English and Spanish. A hint, not a verdict. */
export function sensitiveTopics(text: string): SensitiveTopic[] {
  const words = fold(text).replace(fine, ' ')
  return patterns.filter(([, pattern]) => words.search(pattern) >= 0).map(([topic]) => topic)
}
