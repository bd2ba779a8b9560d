import { decimalsOf } from '@hearback/contract/values/currencies.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/alerts.ts'
import * as es from '@hearback/texts/es/mails/alerts.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import { composeMail, type Paragraph } from '../../ports/mail-text.ts'
import type { FoundJob } from './alerts.view.ts'

const texts = inLanguages({ en, es })
type Texts = ReturnType<typeof texts>
/** The same as on the pages. */
const moneyLocales: Record<Language, string> = { en: 'en-US', es: 'es-EC' }

/** New results of one saved search. */
export interface AlertNews {
  readonly name: string
  readonly path: `/${string}`
  /** Signed token of the links that pause the search. */
  readonly token: string
  readonly total: number
  readonly totalIsExact: boolean
  readonly shown: readonly FoundJob[]
}

const countOf = ({ total, totalIsExact }: Pick<AlertNews, 'total' | 'totalIsExact'>, t: Texts) =>
  t.newJobs(`${total}${totalIsExact ? '' : '+'}`)

/** One notification with all new results of a person. With a single search, unsubscribing from the mail pauses that search. */
export function digestNotice(
  publicUrl: string,
  person: { userId: string; email: string },
  news: readonly AlertNews[],
): NotificationRequest {
  const total = news.reduce((sum, one) => sum + one.total, 0)
  const [only] = news.length === 1 ? news : []
  return {
    userId: person.userId,
    kind: 'jobs_found',
    data: { count: total, ...(only && { name: only.name }) },
    path: only?.path ?? '/alerts',
    mail: (language) => {
      const t = texts(language)
      const count = countOf({ total, totalIsExact: news.every((one) => one.totalIsExact) }, t)
      const subject = only ? t.searchSubject(count, only.name) : t.searchesSubject(count)
      const site = siteUrl(language, publicUrl)
      const paragraphs = [
        ...news.flatMap((one) => partOf(site, language, one, { canPause: !only })),
        { label: t.savedSearchesLink, url: `${site}/alerts` },
      ]
      const mail = composeMail(person.email, subject, paragraphs, language)
      return only ? { ...mail, unsubscribe: wayOut(publicUrl, language, only) } : mail
    },
  }
}

const pausePage = (site: string, { token }: AlertNews) =>
  `${site}/unsubscribe/search?token=${encodeURIComponent(token)}`

const wayOut = (publicUrl: string, language: Language, news: AlertNews) => ({
  topic: texts(language).pauseNote(news.name),
  page: pausePage(siteUrl(language, publicUrl), news),
  oneClick: `${publicUrl}/api/alerts/unsubscribe?token=${encodeURIComponent(news.token)}`,
})

/** Renders one search. `canPause` is false where the unsubscribe link of the mail already pauses it. */
function partOf(site: string, language: Language, news: AlertNews, { canPause }: { canPause: boolean }): Paragraph[] {
  const t = texts(language)
  const more = news.total - news.shown.length
  const all = {
    title: more > 0 ? t.all(countOf(news, t)) : t.searchLinkFallback,
    url: `${site}${news.path}`,
    note: '',
  }
  const pause = { title: t.pauseLink, url: pausePage(site, news), note: '' }
  const entries = news.shown.map(({ id, title, company, city, pay }) => ({
    title,
    url: `${site}/jobs/${id}`,
    note: [company, city, payIn(language, pay)].filter(Boolean).join(' · '),
  }))
  return [t.searchHeading(countOf(news, t), news.name), { entries: [...entries, all, ...(canPause ? [pause] : [])] }]
}

/** Formats a pay range, such as "$20 to $25 per hour". */
function payIn(
  language: Language,
  { estimatedFrom: from, estimatedTo: to, currency, payPeriod }: FoundJob['pay'],
): string {
  const t = texts(language)
  if (from === null || to === null) return t.payMissing
  const digits = decimalsOf(currency, from, to)
  const money = new Intl.NumberFormat(moneyLocales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const amount = from === to ? money.format(to) : t.range(money.format(from), money.format(to))
  const periods = { hour: t.perHour, day: t.perDay, week: t.perWeek, month: t.perMonth, year: t.perYear }
  return periods[payPeriod](amount)
}
