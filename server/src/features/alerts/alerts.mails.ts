import type { Notice } from '../../notice.ts'
import { composeMail, type Paragraph } from '../../ports/mail-text.ts'
import type { FoundJob } from './alerts.view.ts'

/** What one saved search has found that is new. */
export interface AlertNews {
  readonly name: string
  readonly path: `/${string}`
  /** Of the links that pause it. */
  readonly token: string
  readonly total: number
  readonly totalIsExact: boolean
  readonly shown: readonly FoundJob[]
}

const countOf = ({ total, totalIsExact }: Pick<AlertNews, 'total' | 'totalIsExact'>) =>
  `${total}${totalIsExact ? '' : '+'} new ${total === 1 && totalIsExact ? 'job' : 'jobs'}`

/** One notice of everything that is new to a person. Each search can be paused by a link; what ends the whole mail pauses its only search. */
export function digestNotice(
  publicUrl: string,
  person: { userId: string; email: string },
  news: readonly AlertNews[],
): Notice {
  const total = news.reduce((sum, one) => sum + one.total, 0)
  const [only] = news.length === 1 ? news : []
  const count = countOf({ total, totalIsExact: news.every((one) => one.totalIsExact) })
  const subject = `${count} ${only ? `for "${only.name}"` : 'for your saved searches'}`
  return {
    userId: person.userId,
    kind: 'jobs_found',
    data: { count: total, ...(only && { name: only.name }) },
    path: only?.path ?? '/alerts',
    mail: {
      ...composeMail(person.email, subject, [
        ...news.flatMap((one) => partOf(publicUrl, one, { canPause: !only })),
        { label: 'Your saved searches', url: `${publicUrl}/alerts` },
      ]),
      ...(only && { unsubscribe: wayOut(publicUrl, only) }),
    },
  }
}

const pausePage = (publicUrl: string, { token }: AlertNews) =>
  `${publicUrl}/unsubscribe/search?token=${encodeURIComponent(token)}`

const wayOut = (publicUrl: string, news: AlertNews) => ({
  topic: `the search "${news.name}"`,
  page: pausePage(publicUrl, news),
  oneClick: `${publicUrl}/api/alerts/unsubscribe?token=${encodeURIComponent(news.token)}`,
})

/** Where the mail itself ends by pausing its only search, the part need not say so as well. */
function partOf(publicUrl: string, news: AlertNews, { canPause }: { canPause: boolean }): Paragraph[] {
  const more = news.total - news.shown.length
  const all = {
    title: more > 0 ? `All ${countOf(news)}` : 'The whole search',
    url: `${publicUrl}${news.path}`,
    note: '',
  }
  const pause = { title: 'Pause this search', url: pausePage(publicUrl, news), note: '' }
  const entries = news.shown.map(({ id, title, company, city, pay }) => ({
    title,
    url: `${publicUrl}/jobs/${id}`,
    note: [company, city, payOf(pay)].filter(Boolean).join(' · '),
  }))
  return [`${countOf(news)} for "${news.name}":`, { entries: [...entries, all, ...(canPause ? [pause] : [])] }]
}

/** "$20 to $25 per hour". */
function payOf({ estimatedFrom: from, estimatedTo: to, currency, payPeriod }: FoundJob['pay']): string {
  if (from === null || to === null) return 'pay not stated'
  const whole = Number.isInteger(from) && Number.isInteger(to)
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(whole && { maximumFractionDigits: 0 }),
  })
  return `${from === to ? '' : `${money.format(from)} to `}${money.format(to)} per ${payPeriod}`
}
