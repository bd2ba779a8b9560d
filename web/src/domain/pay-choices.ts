import { currencies } from '@hearback/contract/values/currencies.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import * as locale from '@hearback/texts/web/locale.ts'

export const PERIODS = [
  { value: 'hour', label: t.periodHour },
  { value: 'day', label: t.periodDay },
  { value: 'week', label: t.periodWeek },
  { value: 'month', label: t.periodMonth },
  { value: 'year', label: t.periodYear },
]

const FIRST = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF']

/** All currencies by code and name, common ones first. */
export function currencyChoices(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale.language, { type: 'currency' })
  const all = [...FIRST, ...currencies.filter((code) => !FIRST.includes(code))]
  return all.map((value) => ({ value, label: `${value} · ${names.of(value)}` }))
}
