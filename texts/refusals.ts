import { labelOf } from './fields.ts'

/** Translates server errors into the language of a page; returns undefined where there is no translation. */
export interface Refusals {
  ofCode(code: string): string | undefined
  /** Label of a field, by its path. */
  labelOf(path: string): string
  /** Translates an English sentence, with any numbers and merge fields in it. */
  ofSentence(sentence: string): string | undefined
}

/** Numbers, and names in braces. */
const VALUES = /\{[^{}]*\}|\d+(?:,\d{3})*(?:\.\d+)?/g

/**
 * `#` in a sentence stands for a value; the values follow the order of the English sentence. `ofNames` translates
 * sentences that name people.
 */
export function refusalsIn(
  locale: string,
  byCode: Record<string, string>,
  bySentence: Record<string, string>,
  { labels, ofNames }: { labels: Record<string, string>; ofNames: (sentence: string) => string | undefined },
): Refusals {
  const patternOf = (sentence: string) => sentence.replace(VALUES, '#')
  const patterns = new Map(Object.entries(bySentence).map(([sentence, words]) => [patternOf(sentence), words]))
  const written = (value = '') =>
    value.includes(',') ? Number(value.replaceAll(',', '')).toLocaleString(locale) : value
  return {
    ofCode: (code) => byCode[code],
    labelOf: (path) => labelOf(labels, path),
    ofSentence(sentence) {
      const values = sentence.match(VALUES) ?? []
      let index = 0
      const words = patterns.get(patternOf(sentence))?.replace(/#/g, () => written(values[index++]))
      return words ?? ofNames(sentence)
    },
  }
}
