import * as z from 'zod/mini'
import { currencies } from '../values/currencies.ts'
import { strictMaxLength } from '../values/primitives.ts'

/** ISO 4217 code. */
export const Currency = z.string('Choose a currency').check(
  strictMaxLength(100, 'Unknown currency. Enter its three letters, like USD'),
  z.overwrite((code) => code.trim().toUpperCase()),
  z.refine((code) => currencies.includes(code), 'Unknown currency. Enter its three letters, like USD'),
)
