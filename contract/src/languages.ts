/** Languages that pages are written in. English stands at the root; every other one has its own first step in the path. */
const others = ['es'] as const
export const languages = ['en', ...others] as const
export type Language = (typeof languages)[number]
/** As those who speak it say it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

/** The path of a page in a language. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`

const PREFIX = new RegExp(`^/(${others.join('|')})(?=[/?]|$)`)

/** Which language an address asks for, and the same address in English. */
export function languageOf(url: string): { language: Language; rest: string } {
  const [prefix, language] = PREFIX.exec(url) ?? []
  if (!prefix) return { language: 'en', rest: url }
  const rest = url.slice(prefix.length)
  return { language: language as Language, rest: rest.startsWith('/') ? rest : `/${rest}` }
}
