import * as locale from '@hearback/texts/web/locale.ts'

/** Path with the language prefix, as the browser knows it; router links don't need it. */
export const inLanguage = (path: string): string => (path === '/' && locale.base ? locale.base : locale.base + path)

/** Current path without the language prefix, as the router and `paths` know it. */
export const ownPath = (): string => location.pathname.slice(locale.base.length) + location.search
