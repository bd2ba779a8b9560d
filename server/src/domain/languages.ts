import { type Language, languages, pathIn } from '@hearback/contract/values/languages.ts'

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] }

/**
 * The texts of a catalogue by language. A text missing in Spanish is a type error. A name that ends in a period, such as
 * "Acme Inc.", gets no second one at the end of a sentence.
 */
export function inLanguages<T extends object>(catalogues: { en: T; es: Texts<NoInfer<T>> }) {
  const texts = { en: withSinglePeriods(catalogues.en as T), es: withSinglePeriods(catalogues.es as T) }
  return (language: Language): Texts<T> => texts[language] as Texts<T>
}

const withSinglePeriods = <T extends object>(catalogue: T): T =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [key, typeof text === 'function' ? singlePeriod(text) : text]),
  ) as T

const singlePeriod =
  (text: (...parts: unknown[]) => unknown) =>
  (...parts: unknown[]): unknown => {
    const sentence = text(...parts)
    if (typeof sentence !== 'string') return sentence
    const names = parts.filter((part): part is string => typeof part === 'string' && /[^.]\.$/u.test(part))
    return names.reduce((shown, name) => shown.replaceAll(`${name}.`, name), sentence)
  }

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
