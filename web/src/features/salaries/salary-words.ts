import type { SalaryArea, SalaryEntry, SalaryFigures, SalaryPage } from '@hearback/contract/jobs/salaries.ts'
import { roundMoney } from '@hearback/contract/values/currencies.ts'
import { languages } from '@hearback/contract/values/languages.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { regionNames } from '@hearback/texts/web/region-names.ts'
import * as t from '@hearback/texts/web/salaries.ts'
import { paths } from '../../routing/paths.ts'
import { formatMoney } from '../../ui/pay/pay.ts'

type Scope = Pick<SalaryEntry, 'subject' | 'area'>

export const nameOfSubject = ({ subject }: Scope): string => subject[locale.language].name

/** "Texas", "Bavaria, Germany"; undefined everywhere. */
export function nameOfArea({ area }: { area: SalaryArea | null }): string | undefined {
  if (!area) return undefined
  const name = regionNames[area.slug] ?? area.name
  if (area.country === 'US') return name
  return `${name}, ${new Intl.DisplayNames(locale.language, { type: 'region' }).of(area.country) ?? area.country}`
}

export function titleOfSalary(scope: Scope): string {
  const area = nameOfArea(scope)
  const name = nameOfSubject(scope)
  return area ? t.titleInArea(name, area) : t.title(name)
}

/** The path in the language of the page; a currency is named unless it is the usual one of the page. */
export const pathOfSalary = ({ subject, area, currency = '' }: Scope & { currency?: string }): string =>
  paths.salary(subject[locale.language].slug, area?.slug, { currency })

/** The path in each language, without its prefix. */
export const pathsOfSalary = ({ subject, area }: Scope): Record<'en' | 'es', string> => {
  const [en, es] = languages.map((language) => paths.salary(subject[language].slug, area?.slug))
  return { en: en ?? '', es: es ?? '' }
}

/** The search for open jobs of the scope. */
export const searchOfSalary = ({ subject, area }: Scope): string =>
  paths.jobs({
    ...(subject.kind === 'category' ? { category: subject.en.name } : { keyword: nameOfSubject({ subject, area }) }),
    location: area?.search ?? '',
  })

/** "$62,000": pay per year without decimals. */
export const yearly = (amount: number, currency: string): string => formatMoney(amount, currency, 0)

const HOURS = 2_080
/** "$22.75": pay per hour of full-time work. */
export const hourly = (amount: number, currency: string): string =>
  formatMoney(roundMoney(amount / HOURS, currency), currency)

/** "US dollars (USD)" */
export function currencyName(currency: string): string {
  const format = new Intl.NumberFormat(locale.language, { style: 'currency', currency, currencyDisplay: 'name' })
  const name = format.formatToParts(2).find(({ type }) => type === 'currency')?.value
  return `${name ?? currency} (${currency})`
}

/** "November 28, 2026"; days are in UTC. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(locale.dates, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

/** "Q4 2026" */
export function quarterWords({ from }: Pick<SalaryFigures['quarters'][number], 'from'>): string {
  const [year = '', month = ''] = from.split('-')
  return t.quarterName(Math.ceil(Number(month) / 3), year)
}

export const shownNumber = (count: number): string => count.toLocaleString(locale.numbers)

/** Meta description of a salary page. */
export function descriptionOfSalary({ figures }: SalaryPage): string {
  if (!figures) return t.missingText
  const { median, lowerQuartile, upperQuartile, currency, posts, companies } = figures
  const [middle, from, to] = [median, lowerQuartile, upperQuartile].map((amount) => yearly(amount, currency))
  return t.description(middle ?? '', from ?? '', to ?? '', shownNumber(posts), shownNumber(companies))
}
