import * as locale from '@hearback/texts/web/locale.ts'
import { regionOf } from './region-of.ts'

/**
 * The locale of dates and times: the reader's form of the page's language, such as en-GB with 24 hours, else that of
 * the catalog. Only for what is not rendered before the page runs on the device, because the server does not know it.
 */
export function readerDates(tags: readonly string[] = navigator.languages): string {
  const known = cache.get(tags)
  if (known) return known
  const dates = tags.find((tag) => regionOf(tag) && new Intl.Locale(tag).language === locale.language) ?? locale.dates
  cache.set(tags, dates)
  return dates
}

/** The browser keeps one list until the reader changes it. */
const cache = new WeakMap<readonly string[], string>()
