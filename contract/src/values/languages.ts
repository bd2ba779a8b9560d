/** Languages of the pages. English has no prefix; every other language has its code as the first path segment. */
const others = ['es'] as const
export const languages = ['en', ...others] as const
export type Language = (typeof languages)[number]
/** Names in the language itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

/** Returns the path of a page in a language. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`

const PREFIX = new RegExp(`^/(${others.join('|')})(?=[/?]|$)`)

/** Splits a URL into its language and the same URL in English. */
export function languageOf(url: string): { language: Language; rest: string } {
  const [prefix, language] = PREFIX.exec(url) ?? []
  if (!prefix) return { language: 'en', rest: url }
  const rest = url.slice(prefix.length)
  return { language: language as Language, rest: rest.startsWith('/') ? rest : `/${rest}` }
}
