import type { DirectoryEntry, DirectoryPage } from '@hearback/contract/jobs/directory.ts'
import * as t from '@hearback/texts/web/directory.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { paths } from '../../routing/paths.ts'
import { formatMoney } from '../../ui/pay/pay.ts'

type Named = Pick<DirectoryEntry, 'category' | 'place'>

export const pathOfEntry = ({ category, place }: Named): string => paths.directoryPage(category?.slug, place?.slug)

/** Page title: "Bakery: jobs in Boise, ID", "Bakery: jobs" or "Jobs in Boise, ID". */
export function titleOf({ category, place }: Named): string {
  if (!category) return place ? t.placeTitle(place.name) : t.jobs
  return place ? t.categoryInPlaceTitle(category.name, place.name) : t.categoryTitle(category.name)
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
      : t.openJobCountOfCategory(counted(page), category?.name ?? ''),
    pay && t.metaPayMedian(medianWords(pay)),
    answersBest[0] && t.metaBestAnswer(answersBest[0].businessName),
    t.metaAnswers,
  ]
  return sentences.filter(Boolean).join(' ')
}
