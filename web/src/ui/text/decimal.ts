import * as locale from '@hearback/texts/web/locale.ts'

/** Formats one decimal in the page's language: 4.4 or 4,4. */
export const decimal = (value: number): string =>
  value.toLocaleString(locale.numbers, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Formats a number with grouping, and at least `decimals` decimals if it has a fraction. `parseNumber` parses it back. */
export const formatNumber = (value: number, decimals = 2): string =>
  value.toLocaleString(locale.numbers, {
    minimumFractionDigits: Number.isInteger(value) ? 0 : decimals,
    maximumFractionDigits: 9,
  })
