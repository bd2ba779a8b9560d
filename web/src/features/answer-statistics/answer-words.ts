import type { AnswerReport, AnswerStatistics } from '@hearback/contract/trust/answer-statistics.ts'
import * as t from '@hearback/texts/web/answer-statistics.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { regionNames } from '@hearback/texts/web/region-names.ts'
import { shownName } from '../../ui/text/stored-name.ts'

export const counted = (count: number): string => count.toLocaleString(locale.numbers)

/** "84%" in the language of the page. */
export const percent = (share: number): string => share.toLocaleString(locale.numbers, { style: 'percent' })

/** "2.5 days", or less than one day. */
const daysOf = (days: number): string =>
  days < 0.1 ? t.underTenthOfDay : t.dayCount(days, days.toLocaleString(locale.numbers, { maximumFractionDigits: 1 }))

export const medianOf = ({ days }: AnswerStatistics): string => (days ? daysOf(days.median) : t.tooFew)

export const middleHalfOf = ({ days }: AnswerStatistics): string =>
  days ? t.rangeOf(daysOf(days.lowerQuartile), daysOf(days.upperQuartile)) : t.tooFew

export const nameOfCategory = ({ category }: AnswerReport['categories'][number]): string =>
  category === null ? t.otherCategories : shownName(category)

/** "Texas", "Bavaria, Germany". */
export function nameOfArea({ area }: AnswerReport['areas'][number]): string {
  if (!area) return t.otherAreas
  const name = regionNames[area.slug] ?? area.name
  if (area.country === 'US' || !area.country) return name
  return `${name}, ${new Intl.DisplayNames(locale.language, { type: 'region' }).of(area.country) ?? area.country}`
}

/** Days are those of UTC, so that all readers see the same period. */
export const dayWords = (instant: string): string =>
  new Intl.DateTimeFormat(locale.language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(instant))
