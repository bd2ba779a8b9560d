import type { DirectoryEntry, DirectoryPage } from '@hearback/contract/jobs/directory.ts'
import * as t from '@hearback/texts/web/directory.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { paths } from '../../routing/paths.ts'
import { formatMoney } from '../../ui/pay/pay.ts'
import { shownName } from '../../ui/text/stored-name.ts'

type Named = Pick<DirectoryEntry, 'category' | 'place'>

export const pathOfEntry = ({ category, place }: Named): string => paths.directoryPage(category?.slug, place?.slug)

/** The name of a category in the language of the page, or of a place. */
export function nameOfEntry(entry: Named, by: keyof Named): string {
  const name = entry[by]?.name ?? ''
  return by === 'category' ? shownName(name) : name
}

/** Page title: "Bakery: jobs in Boise, ID", "Bakery: jobs" or "Jobs in Boise, ID". */
export function titleOf({ category, place }: Named): string {
  if (!category) return place ? t.placeTitle(place.name) : t.jobs
  const name = shownName(category.name)
  return place ? t.categoryInPlaceTitle(name, place.name) : t.categoryTitle(name)
}

const counted = ({ jobs, jobsIsExact }: Pick<DirectoryPage, 'jobs' | 'jobsIsExact'>): string =>
  `${jobs.toLocaleString(locale.numbers)}${jobsIsExact ? '' : '+'}`

/** "132 open jobs", "1,000+ open jobs". */
export const countWords = (page: Pick<DirectoryPage, 'jobs' | 'jobsIsExact'>): string => t.openJobCount(counted(page))

type Median = NonNullable<DirectoryPage['pay']>
const BY_PERIOD: Record<Median['payPeriod'], (pay: string) => string> = {
  hour: t.payPerHour,
  day: t.payPerDay,
  week: t.payPerWeek,
  month: t.payPerMonth,
  year: t.payPerYear,
}

/** "$21.50 an hour" */
export const medianWords = ({ median, currency, payPeriod }: Median): string =>
  BY_PERIOD[payPeriod](formatMoney(median, currency))

/** Meta description of a directory page. */
export function descriptionOf(page: DirectoryPage): string {
  const { category, place, pay, answersBest } = page
  const sentences = [
    place
      ? t.openJobCountInPlace(counted(page), place.name)
      : t.openJobCountOfCategory(counted(page), shownName(category?.name ?? '')),
    pay && t.metaPayMedian(medianWords(pay)),
    answersBest[0] && t.metaBestAnswer(answersBest[0].businessName),
    t.metaAnswers,
  ]
  return sentences.filter(Boolean).join(' ')
}
