import * as locale from '@hearback/texts/web/locale.ts'

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase(locale.language) + text.slice(1)

/** Name of a language by its BCP 47 tag; the tag itself for an unknown one. */
export const languageName = (tag: string): string =>
  capitalized(new Intl.DisplayNames(locale.language, { type: 'language' }).of(tag) ?? tag)

/** Name of a country by its ISO 3166-1 alpha-2 code. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(locale.language, { type: 'region' }).of(code) ?? code

/** Codes as choices of a select, in the order of their names. */
export function choicesByName(codes: readonly string[], nameOf: (code: string) => string) {
  const { compare } = new Intl.Collator(locale.language)
  return codes.map((value) => ({ value, label: nameOf(value) })).sort((a, b) => compare(a.label, b.label))
}
