import type { DirectoryEntry, DirectoryPage } from '@hearback/contract/directory.ts'
import { paths } from '../../paths.ts'
import { formatMoney } from '../../ui/pay.ts'

type Named = Pick<DirectoryEntry, 'category' | 'place'>

export const pathOfEntry = ({ category, place }: Named): string => paths.directoryPage(category?.slug, place?.slug)

/** "Bakery: jobs in Boise, ID", "Bakery: jobs", "Jobs in Boise, ID". */
export function titleOf({ category, place }: Named): string {
  const where = place ? ` in ${place.name}` : ''
  return category ? `${category.name}: jobs${where}` : `Jobs${where}`
}

/** "132 open jobs", "1,000+ open jobs". */
export const countWords = ({ jobs, jobsIsExact }: Pick<DirectoryPage, 'jobs' | 'jobsIsExact'>): string =>
  `${jobs.toLocaleString('en')}${jobsIsExact ? '' : '+'} open jobs`

/** "$21.50 an hour" */
export const medianWords = ({ median, currency, payPeriod }: NonNullable<DirectoryPage['pay']>): string =>
  `${formatMoney(median, currency)} ${payPeriod === 'hour' ? 'an' : 'a'} ${payPeriod}`

/** What a page of the directory says of itself. */
export function descriptionOf(page: DirectoryPage): string {
  const pay = page.pay ? ` The middle of the stated pay is ${medianWords(page.pay)}.` : ''
  const best = page.answersBest[0] ? ` ${page.answersBest[0].businessName} answers best.` : ''
  return `${countWords(page)} ${page.place ? `in ${page.place.name}` : `in ${page.category?.name}`}.${pay}${best} See before you apply how often each company answers.`
}
