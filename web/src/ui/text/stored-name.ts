import { storedNames } from '@hearback/texts/web/stored-names.ts'

/**
 * Translates a name that is stored in English: a paid plan, or the suggestions for free text such as categories and
 * industries. Names without a translation are returned unchanged.
 */
export const shownName = (name: string): string =>
  (Object.hasOwn(storedNames, name) ? storedNames[name] : undefined) ?? name
