import type { PayPeriod } from '@hearback/contract/jobs/jobs.ts'
import { currencies, roundMoney } from '@hearback/contract/values/currencies.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { isPlausiblePay } from '@hearback/contract/values/plausible-pay.ts'
import type { ImportWarning, WarningKind } from './import-warnings.ts'
import type { SourceRow } from './source-row.ts'

export interface Pay {
  readonly pay_from: number | null
  readonly pay_to: number | null
  readonly pay_period: PayPeriod
  readonly currency: string
}
type Salary = Pick<SourceRow, 'salaryFrom' | 'salaryTo' | 'currency' | 'salaryPeriod' | 'salaryBasis'>

const periods: Record<string, PayPeriod> = {
  hour: 'hour',
  hourly: 'hour',
  day: 'day',
  daily: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  year: 'year',
  yearly: 'year',
  annual: 'year',
}
/**
 * The pay that the source states, in its own period and currency. Ambiguous values count as not stated (product.md
 * section 6.4); nothing is guessed, swapped or filled in.
 */
export function statedPay(salary: Salary): { pay: Pay; mark?: ImportWarning; note?: string } {
  const from = salary.salaryFrom ?? 0
  const to = salary.salaryTo ?? 0
  const period = periodOf(salary.salaryPeriod)
  const currency = currencyOf(salary.currency)
  const kind =
    doubtAbout(salary) ??
    doubtOfUnits(period, currency) ??
    doubtOfRange({ from, to, period: period ?? 'hour', currency: currency ?? 'USD' })
  const pay_period = period ?? 'hour'
  if (!kind) {
    const ends = { pay_from: roundMoney(from, currency ?? 'USD'), pay_to: roundMoney(to, currency ?? 'USD') }
    return { pay: { ...ends, pay_period, currency: currency ?? 'USD' } }
  }
  const mark = { kind, detail: detailOf(salary) }
  return kind === 'pay_half' ? { pay: notStated, mark, note: noteOf(salary) } : { pay: notStated, mark }
}
const notStated: Pay = { pay_from: null, pay_to: null, pay_period: 'hour', currency: 'USD' }

const periodOf = (written: string | null | undefined): PayPeriod | undefined =>
  periods[(written ?? '').trim().toLowerCase()]

function currencyOf(written: string | null | undefined): string | undefined {
  const code = (written ?? '').trim().toUpperCase()
  return currencies.includes(code) ? code : undefined
}

function doubtAbout({ salaryFrom, salaryTo, salaryBasis }: Salary): WarningKind | undefined {
  if ((salaryFrom ?? null) === null && (salaryTo ?? null) === null) return 'pay_missing'
  return salaryBasis?.trim().toLowerCase().startsWith('derived') ? 'pay_derived' : undefined
}

function doubtOfUnits(period: PayPeriod | undefined, currency: string | undefined): WarningKind | undefined {
  if (!period) return 'pay_period_unknown'
  return currency ? undefined : 'pay_currency_unknown'
}

interface Range {
  readonly from: number
  readonly to: number
  readonly period: PayPeriod
  readonly currency: string
}

/** Zero stands for a missing end. */
function doubtOfRange({ from, to, period, currency }: Range): WarningKind | undefined {
  if (Math.min(from, to) < 0 || Math.max(from, to) === 0) return 'pay_not_positive'
  if (from === 0 || to === 0) return 'pay_half'
  if (from > to) return 'pay_reversed'
  const isPlausible = [from, to].every((amount) => isPlausiblePay({ amount, currency, period }))
  // Columns have two decimals, so smaller amounts would be stored as 0.
  const isNothing = roundMoney(from, currency) === 0 || roundMoney(from, 'USD') === 0
  const isImplausible = to > limits.pay || isNothing || !isPlausible
  return isImplausible ? 'pay_implausible' : undefined
}

const detailOf = ({ salaryFrom, salaryTo, currency, salaryPeriod }: Salary) =>
  `${salaryFrom ?? 'nothing'} to ${salaryTo ?? 'nothing'} ${currency ?? 'of no currency'}, ${salaryPeriod ?? 'of no period'}`

/** Half a range counts as not stated, so the note preserves what the source states. */
function noteOf({ salaryFrom, salaryTo, currency, salaryPeriod }: Salary): string {
  const figure = (salaryTo || salaryFrom || 0).toLocaleString('en')
  const end = salaryTo ? 'up to' : 'from'
  return `Pay, as the source states it: ${end} ${figure} ${currencyOf(currency)} a ${periodOf(salaryPeriod)}.`
}
