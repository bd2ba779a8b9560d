import { sourceParam } from '@hearback/contract/hiring/source-param.ts'
import { decimalsOf, displayOf } from '@hearback/contract/values/currencies.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/alerts.ts'
import * as es from '@hearback/texts/es/mails/alerts.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import type { NotificationRequest } from '../../domain/notification-request.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail, type Paragraph } from '../../ports/mail-text.ts'
import type { FoundJob } from './alerts.view.ts'

const texts = inLanguages({ en, es })
type Texts = ReturnType<typeof texts>
/** The same as on the pages. */
const moneyLocales: Record<Language, string> = { en: 'en-US', es: 'es-EC' }

interface NewsPart {
  readonly name: string
  readonly path: `/${string}`
  readonly total: number
  readonly totalIsExact: boolean
  readonly shown: readonly FoundJob[]
}
/** New results of a saved search. `token` is the signed token of the links that pause it. */
export type SearchNews = NewsPart & { readonly of: 'search'; readonly token: string }
/** New jobs of a followed company. */
export type CompanyNews = NewsPart & { readonly of: 'company' }
export type News = SearchNews | CompanyNews

const isSearch = (news: News): news is SearchNews => news.of === 'search'

const countOf = (news: readonly Pick<NewsPart, 'total' | 'totalIsExact'>[], t: Texts) => {
  const total = news.reduce((sum, one) => sum + one.total, 0)
  return t.newJobs(`${total}${news.every((one) => one.totalIsExact) ? '' : '+'}`)
}

interface Reader {
  readonly userId: string
  readonly email: string
}

/** One notification for the saved searches and one for each followed company. The first carries the mail of all. */
export function digestNotices(publicUrl: string, reader: Reader, news: readonly News[]): NotificationRequest[] {
  const searches = news.filter(isSearch)
  const notices = [...searchesNotice(reader, searches), ...news.flatMap((one) => companyNotice(reader, one))]
  const mail = (language: Language) => digestMail(publicUrl, language, reader.email, news)
  return notices.map((notice, index) => (index === 0 ? { ...notice, mail } : notice))
}

function searchesNotice({ userId }: Reader, searches: readonly SearchNews[]): NotificationRequest[] {
  const [first] = searches
  if (!first) return []
  const only = searches.length === 1 ? first : undefined
  const count = searches.reduce((sum, one) => sum + one.total, 0)
  return [
    { userId, kind: 'jobs_found', data: { count, ...(only && { name: only.name }) }, path: only?.path ?? '/alerts' },
  ]
}

const companyNotice = ({ userId }: Reader, { of, name, total, path }: News): NotificationRequest[] =>
  of === 'company' ? [{ userId, kind: 'company_jobs', data: { count: total, company: name }, path }] : []

/** With a single search and nothing else, unsubscribing from the mail pauses that search. */
function digestMail(publicUrl: string, language: Language, email: string, news: readonly News[]): Mail {
  const t = texts(language)
  const [first] = news
  const only = news.length === 1 && first && isSearch(first) ? first : undefined
  const site = siteUrl(language, publicUrl)
  const paragraphs = [
    ...news.flatMap((one) => partOf(site, language, one, { canPause: !only })),
    { label: news.every(isSearch) ? t.savedSearchesLink : t.followsLink, url: `${site}/alerts` },
  ]
  const mail = composeMail(email, subjectOf(news, t), paragraphs, language)
  return only ? { ...mail, unsubscribe: wayOut(publicUrl, language, only) } : mail
}

function subjectOf(news: readonly News[], t: Texts): string {
  const count = countOf(news, t)
  const [first] = news
  if (first && news.length === 1) {
    return isSearch(first) ? t.searchSubject(count, first.name) : t.companySubject(count, first.name)
  }
  if (news.every(isSearch)) return t.searchesSubject(count)
  return news.some(isSearch) ? t.searchesAndCompaniesSubject(count) : t.companiesSubject(count)
}

const pausePage = (site: string, { token }: SearchNews) =>
  `${site}/unsubscribe/search?token=${encodeURIComponent(token)}`

const wayOut = (publicUrl: string, language: Language, news: SearchNews) => ({
  topic: texts(language).pauseNote(news.name),
  page: pausePage(siteUrl(language, publicUrl), news),
  oneClick: `${publicUrl}/api/alerts/unsubscribe?token=${encodeURIComponent(news.token)}`,
})

/** Renders one source. `canPause` is false where the unsubscribe link of the mail already pauses the search. */
function partOf(site: string, language: Language, news: News, { canPause }: { canPause: boolean }): Paragraph[] {
  const t = texts(language)
  const count = countOf([news], t)
  const fallback = isSearch(news) ? t.searchLinkFallback : t.companyLinkFallback
  const all = {
    title: news.total > news.shown.length ? t.all(count) : fallback,
    url: `${site}${news.path}`,
    note: '',
  }
  const pause = isSearch(news) && canPause ? [{ title: t.pauseLink, url: pausePage(site, news), note: '' }] : []
  const entries = news.shown.map(({ id, title, company, city, pay }) => ({
    title,
    url: `${site}/jobs/${id}?${sourceParam}=alert`,
    note: [company, city, payIn(language, pay)].filter(Boolean).join(' · '),
  }))
  const heading = isSearch(news) ? t.searchHeading(count, news.name) : t.companyHeading(count, news.name)
  return [heading, { entries: [...entries, all, ...pause] }]
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
    currencyDisplay: displayOf(currency),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const amount = from === to ? money.format(to) : t.range(money.format(from), money.format(to))
  const periods = { hour: t.perHour, day: t.perDay, week: t.perWeek, month: t.perMonth, year: t.perYear }
  return periods[payPeriod](amount)
}
