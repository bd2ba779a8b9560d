const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Returns the canonical BCP 47 tag without extensions, such as `es-MX` for "es_mx"; undefined for unknown languages. */
export function parseLanguageTag(text: string): string | undefined {
  try {
    const { baseName, language } = new Intl.Locale(text.trim().replaceAll('_', '-'))
    return names.of(language) === undefined || language === 'und' ? undefined : baseName
  } catch {
    return undefined
  }
}
