import type { PayPeriod } from '@hearback/contract/jobs/jobs.ts'

/** Paid hours, days, weeks and months in a year, to compare pay of different periods. */
const perYear: Record<PayPeriod, number> = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 }

/** Converts pay to an amount per year; null without a pay filter. */
export const payByYear = (amount: number | null | undefined, period: PayPeriod): number | null =>
  amount === null || amount === undefined ? null : amount * perYear[period]
