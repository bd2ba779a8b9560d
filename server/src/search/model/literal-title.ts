import { withoutAccents } from '@hearback/contract/values/text.ts'
import type { AnyOf } from './lexemes.ts'

/**
 * Tests whether a title has each word of the query as it is written, or a synonym, regardless of case, accents and plural. Words
 * without a spelling, such as characters of Chinese, and words that were completed count as written.
 */
export function isLiteralTitle(words: readonly AnyOf[]): (title: string) => boolean {
  const conditions = words.map(({ spellings = [], synonyms = [] }) =>
    spellings.length === 0 ? [] : [...spellings, ...synonyms.map(({ text }) => text)].map(formsOf),
  )
  return (title) => {
    const forms = formsOf(title)
    const all = new Set([...forms, ...forms.map((form, at) => form + (forms[at + 1] ?? ''))])
    return conditions.every((terms) => terms.length === 0 || terms.some((term) => term.every((form) => all.has(form))))
  }
}

/** The words of a text in lower case, without accents, and in the singular as far as a final "s" tells. */
const formsOf = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 && /[^s]s$/u.test(word) ? word.slice(0, -1) : word))
