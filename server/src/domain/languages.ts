import { type Language, languages, pathIn } from '@hearback/contract/values/languages.ts'

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] }

/** The texts of a catalogue by language. A text missing in Spanish is a type error. */
export const inLanguages =
  <T extends object>(catalogues: { en: T; es: Texts<NoInfer<T>> }) =>
  (language: Language): Texts<T> =>
    catalogues[language] as Texts<T>

/** Narrows a stored value, whose column has a check constraint. */
export const parseStoredLanguage = (stored: string): Language => languages.find((one) => one === stored) ?? 'en'

/** The preferred supported language of an Accept-Language header (RFC 9110 section 12.5.4), by weight; else English. */
export function preferredLanguage(header = ''): Language {
  const wanted = header
    .split(',')
    .map((range) => {
      const [tag = '', weight] = range
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return { language: languages.find((one) => one === tag.split('-')[0]), weight: Number(weight ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
  return wanted.sort((a, b) => b.weight - a.weight).find(({ language }) => language)?.language ?? 'en'
}

/** The site URL of a language, to which paths with a leading slash are appended. */
export const siteUrl = (language: Language, publicUrl: string): string =>
  publicUrl + pathIn(language, '/').replace(/\/$/, '')
