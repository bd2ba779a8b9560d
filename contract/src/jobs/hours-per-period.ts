import type { PayPeriod } from './jobs.ts'

/** Hours of full-time work in each pay period: 8 a day, 40 a week, 2,080 a year. */
export const hoursPerPeriod: Readonly<Record<PayPeriod, number>> = {
  hour: 1,
  day: 8,
  week: 40,
  month: 2080 / 12,
  year: 2080,
}
