import type { DirectoryEntry, DirectoryPage } from '@hearback/contract/directory.ts'
import * as t from '@hearback/texts/web/directory.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { paths } from '../../paths.ts'
import { formatMoney } from '../../ui/pay.ts'

type Named = Pick<DirectoryEntry, 'category' | 'place'>

export const pathOfEntry = ({ category, place }: Named): string => paths.directoryPage(category?.slug, place?.slug)

/** "Bakery: jobs in Boise, ID", "Bakery: jobs", "Jobs in Boise, ID". */
export function titleOf({ category, place }: Named): string {
  const where = place ? ` ${t.inWord(place.name)}` : ''
  return category ? t.jobs(category.name, where) : `Jobs${where}`
}

/** "132 open jobs", "1,000+ open jobs". */
export const countWords = ({ jobs, jobsIsExact }: Pick<DirectoryPage, 'jobs' | 'jobsIsExact'>): string =>
  t.openJobs2(jobs.toLocaleString(locale.numbers), jobsIsExact ? '' : '+')

/** "$21.50 an hour" */
export const medianWords = ({ median, currency, payPeriod }: NonNullable<DirectoryPage['pay']>): string =>
  `${formatMoney(median, currency)} ${payPeriod === 'hour' ? 'an' : 'a'} ${payPeriod}`

/** What a page of the directory says of itself. */
export function descriptionOf(page: DirectoryPage): string {
  const pay = page.pay ? ` ${t.theMiddleOfTheStated(medianWords(page.pay))}` : ''
  const best = page.answersBest[0] ? ` ${t.answersBest(page.answersBest[0].businessName)}` : ''
  return t.seeBeforeYouApplyHow(
    countWords(page),
    page.place ? t.inWord(page.place.name) : t.inWord(page.category?.name ?? ''),
    pay,
    best,
  )
}
