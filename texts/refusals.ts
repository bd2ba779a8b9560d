import { labelOf } from './fields.ts'

/** Translates server errors into the language of a page; returns undefined where there is no translation. */
export interface Refusals {
  ofCode(code: string): string | undefined
  /** Label of a field, by its path. */
  labelOf(path: string): string
  /** Translates an English sentence, with any numbers in it. */
  ofSentence(sentence: string): string | undefined
}

const NUMBERS = /\d+(?:,\d{3})*(?:\.\d+)?/g

/** `#` in a sentence stands for a number; the numbers follow the order of the English sentence. */
export function refusalsIn(
  locale: string,
  byCode: Record<string, string>,
  bySentence: Record<string, string>,
  labels: Record<string, string>,
): Refusals {
  const patternOf = (sentence: string) => sentence.replace(NUMBERS, '#')
  const patterns = new Map(Object.entries(bySentence).map(([sentence, words]) => [patternOf(sentence), words]))
  const written = (number = '') =>
    number.includes(',') ? Number(number.replaceAll(',', '')).toLocaleString(locale) : number
  return {
    ofCode: (code) => byCode[code],
    labelOf: (path) => labelOf(labels, path),
    ofSentence(sentence) {
      const numbers = sentence.match(NUMBERS) ?? []
      let place = 0
      return patterns.get(patternOf(sentence))?.replace(/#/g, () => written(numbers[place++]))
    },
  }
}
