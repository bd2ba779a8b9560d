import { type Language, languages, pathIn } from '@hearback/contract/languages.ts'

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] }

/** The texts of one catalogue by language; one that Spanish lacks is a type error. */
export const inLanguages =
  <T extends object>(catalogues: { en: T; es: Texts<NoInfer<T>> }) =>
  (language: Language): Texts<T> =>
    catalogues[language] as Texts<T>

/** As it stands in a column, whose constraint knows no others. */
export const parseStoredLanguage = (stored: string): Language => languages.find((one) => one === stored) ?? 'en'

/** The first of the languages of an Accept-Language header (RFC 9110, 12.5.4) that pages are written in, by weight; else English. */
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

/** Where the pages in this language begin, for paths that begin with a slash. */
export const siteUrl = (language: Language, publicUrl: string): string =>
  publicUrl + pathIn(language, '/').replace(/\/$/, '')

// Made anew for each day, they would cost more than the mail that it stands in.
const dayFormats = new Map(
  languages.map((one) => [
    one,
    new Intl.DateTimeFormat(one, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ]),
)

/** A day in words, as the language writes it, in UTC. */
export const formatDay = (language: Language, instant: Date): string => dayFormats.get(language)?.format(instant) ?? ''

/** A day within a list or a bill: "2026-12-03" in English, in words elsewhere. */
export const formatDate = (language: Language, instant: Date): string =>
  language === 'en' ? instant.toISOString().slice(0, 10) : formatDay(language, instant)
