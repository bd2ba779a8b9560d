import type { DirectoryPage } from '@hearback/contract/jobs/directory.ts'
import type { Job, PayPeriod } from '@hearback/contract/jobs/jobs.ts'
import type { CompanyCard } from '@hearback/contract/people/employers.ts'
import { decimalsOf, displayOf } from '@hearback/contract/values/currencies.ts'
import { placeText } from '@hearback/contract/values/place-text.ts'
import type { Card } from '../../ports/card-pictures.ts'

const periods: Record<PayPeriod, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
}

/** Formats "$19.50" or "€20"; an unknown currency code follows the amount. */
function money(amount: number, currency: string): string {
  const digits = decimalsOf(currency, amount)
  try {
    return new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay: displayOf(currency),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount)
  } catch {
    return `${amount} ${currency}`
  }
}

/** Null when the source does not state the pay. */
function payOf({ estimatedFrom, estimatedTo, currency, payPeriod }: Job): string | null {
  if (estimatedFrom === null || estimatedTo === null) return null
  const from = money(estimatedFrom, currency)
  const amount = estimatedFrom === estimatedTo ? from : `${from} to ${money(estimatedTo, currency)}`
  return `${amount} ${periods[payPeriod]}`
}

function answerOf({ responseStats: { answeredShare, medianDays } }: CompanyCard): Card['answer'] {
  if (answeredShare === null) return { text: 'New here, no answer rate yet', share: null }
  const days = medianDays === null ? '' : medianDays < 1 ? ', within a day' : `, in ${Math.round(medianDays)} days`
  return { text: `Answers ${Math.round(answeredShare * 100)}% of applicants${days}`, share: answeredShare }
}

export const jobCard = (job: Job): Card => ({
  title: job.jobTitle,
  line: [job.company.businessName, placeText(job.location)].filter(Boolean).join(' · '),
  pay: payOf(job),
  answer: answerOf(job.company),
})

export const companyShareCard = (company: CompanyCard & { openJobs: number }): Card => ({
  title: company.businessName,
  line: [company.industryType, company.businessLocation, `${company.openJobs} open jobs`].filter(Boolean).join(' · '),
  pay: null,
  answer: answerOf(company),
})

export function directoryCard({ category, place, jobs, jobsIsExact, pay, answersBest: [best] }: DirectoryPage): Card {
  const where = place ? ` in ${place.name}` : ''
  return {
    title: category ? `${category.name} jobs${where}` : `Jobs${where}`,
    line: `${jobs.toLocaleString('en')}${jobsIsExact ? '' : '+'} open jobs`,
    pay: pay ? `${money(pay.median, pay.currency)} ${periods[pay.payPeriod]} median` : null,
    answer: best
      ? { ...answerOf(best), text: `${best.businessName} answers best`, share: best.responseStats.answeredShare }
      : null,
  }
}

export const usualCard: Card = {
  title: 'Every application gets an answer',
  line: 'Pay shown on every job',
  pay: null,
  answer: { text: 'See how often and how fast each company answers', share: 1 },
}
