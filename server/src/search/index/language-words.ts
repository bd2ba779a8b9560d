const displayNames = ['en', 'es'].map((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** The English and Spanish names of a language by its BCP 47 tag, such as "Spanish español". */
export const languageWords = (tag: string): string =>
  [...new Set([tag, new Intl.Locale(tag).language])]
    .flatMap((one) => displayNames.map((names) => names.of(one)))
    .join(' ')
