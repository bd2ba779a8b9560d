import * as locale from '@hearback/texts/web/locale.ts'

/** With one digit after the point, which is a comma elsewhere: 4.4, 4,4. */
export const decimal = (value: number): string =>
  value.toLocaleString(locale.numbers, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Grouped as the language groups, with two decimals where there is a fraction. `parseNumber` reads the same number back. */
export const formatNumber = (value: number): string =>
  value.toLocaleString(locale.numbers, {
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 9,
  })
