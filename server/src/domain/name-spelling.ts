/** Letters that Unicode does not decompose into a base letter and marks. */
export const plainLetters = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe' } as const
/** Accents of Latin, Greek and Cyrillic, and vowel points of Hebrew and Arabic, as a class of JavaScript and PostgreSQL. */
export const accents = '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]'
/** Signs within names, as a class of JavaScript and PostgreSQL. */
export const signs = '[!-/:-@[-`{-~·\u2000-\u206f]'

const plainLetter = new RegExp(Object.keys(plainLetters).join('|'), 'gu')
const isPlain = (letter: string): letter is keyof typeof plainLetters => Object.hasOwn(plainLetters, letter)

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(new RegExp(accents, 'gu'), '')
    .toLowerCase()
    .replace(plainLetter, (letter) => (isPlain(letter) ? plainLetters[letter] : letter))
const wordsOf = (folded: string, sign: string) =>
  folded.replace(new RegExp(signs, 'gu'), sign).split(/\s+/u).filter(Boolean)

/** The words of a typed name in lower case, without accents; at most 5. */
export const nameWords = (typed: string): string[] => wordsOf(fold(typed), ' ').slice(0, 5)

/**
 * Whether each typed word begins a word of the name. Signs within a name may be typed or not: "obrien" and "brien" both
 * find O'Brien.
 */
export function matchesName(name: string, typed: readonly string[]): boolean {
  const folded = fold(name)
  const words = [...wordsOf(folded, ' '), ...wordsOf(folded, '')]
  return typed.length > 0 && typed.every((word) => words.some((own) => own.startsWith(word)))
}
