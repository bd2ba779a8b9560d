import type { LanguageLevel } from '@hearback/contract/people/profile-entries.ts'
import { parseLanguageTag } from '@hearback/contract/values/language-tags.ts'

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** Languages of ISO 639-1, and widely spoken ones with three letters. */
const tags = [
  ...letters.flatMap((first) => letters.map((second) => first + second)),
  ...['ase', 'ceb', 'ckb', 'fil', 'haw', 'hmn', 'nah', 'quc', 'yue'],
].filter((tag) => parseLanguageTag(tag) === tag)

/** Tags by name in English, Spanish, German, French and the language itself. The last of the same names wins. */
const tagByName = new Map([
  ...tags.flatMap((tag) => ['fr', 'de', 'en', 'es', tag].map((locale) => [fold(nameIn(locale, tag)), tag] as const)),
  ...([
    ['castellano', 'es'],
    ['castilian', 'es'],
    ['valenciano', 'ca'],
    ['farsi', 'fa'],
    ['mandarin', 'zh'],
    ['cantonese', 'yue'],
    ['tagalog', 'fil'],
  ] as const),
])

function nameIn(locale: string, tag: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
}

export const englishLanguageName = (tag: string): string => nameIn('en', tag)

/** The BCP 47 tag of a language as a resume names it; undefined for unknown ones. */
export const languageTagOf = (name: string): string | undefined =>
  tagByName.get(fold(name)) ??
  (/^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/iu.test(name.trim()) ? parseLanguageTag(name) : undefined)

const levels: readonly (readonly [LanguageLevel, RegExp])[] = [
  [
    'native',
    /\b(?:native|mother tongue|first language|bilingual|nativ[oa]s?|materna|bilingue|muttersprache|maternelle)\b/u,
  ],
  [
    'fluent',
    /\b(?:fluent|fluency|c[12]|(?:full|professional) (?:professional|working)|advanced|proficient|fluid[oa]|avanzad[oa]|verhandlungssicher|fliessend|fließend|courant)\b/u,
  ],
  [
    'conversational',
    /\b(?:conversational|intermediate|b[12]|limited working|intermedi[oa]|conversacional|(?:nivel )?medio)\b/u,
  ],
  ['basic', /\b(?:basic|beginner|elementary|a[12]|basic[oa]|elemental|principiante|grundkenntnisse|notions)\b/u],
]

/** The level that a resume states; undefined unless exactly one is meant. */
export function languageLevelOf(text: string): LanguageLevel | undefined {
  const found = levels.filter(([, words]) => words.test(fold(text)))
  return found.length === 1 ? found[0]?.[0] : undefined
}
