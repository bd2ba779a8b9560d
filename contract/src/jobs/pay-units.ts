import * as z from 'zod/mini'
import { currencies } from '../values/currencies.ts'
import { strictMaxLength } from '../values/primitives.ts'

/** ISO 4217 code. */
export const Currency = z.string('Choose a currency').check(
  strictMaxLength(100, 'Unknown currency. Enter its three letters, like USD'),
  z.overwrite((code) => code.trim().toUpperCase()),
  z.refine((code) => currencies.includes(code), 'Unknown currency. Enter its three letters, like USD'),
)

/** Hours of full-time work in each pay period: 8 a day, 40 a week, 2,080 a year. */
export const hoursPerPeriod = {
  hour: 1,
  day: 8,
  week: 40,
  month: 2080 / 12,
  year: 2080,
} as const
