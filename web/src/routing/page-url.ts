import * as locale from '@hearback/texts/web/locale.ts'

/** The path of a page as the browser knows it, with the language before it; links of the router need no such thing. */
export const inLanguage = (path: string): string => (path === '/' && locale.base ? locale.base : locale.base + path)

/** Where the browser is, as the router and `paths` know it. */
export const ownPath = (): string => location.pathname.slice(locale.base.length) + location.search
