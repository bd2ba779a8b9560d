import { readerDates } from './text/reader-dates.ts'

export type CsvRow = readonly (string | number | null | undefined)[]

/**
 * Spreadsheets run cells that begin so as formulas, even after spaces; full-width signs count in some languages (CWE-1236).
 * An apostrophe before the text prevents it.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** Beside semicolons the decimal sign is a comma: spreadsheets would take "2.5" for the second of May. */
const cellOf = (value: CsvRow[number], separator: string): string => {
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value)
  const text = value ?? ''
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Formats rows by RFC 4180, with the list separator that spreadsheets expect in the reader's region. */
export const toCsv = (rows: readonly CsvRow[], separator = listSeparator()): string =>
  rows.map((row) => `${row.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`).join('')

/** Excel separates by semicolons where numbers have a decimal comma. */
export const listSeparator = (tag: string = readerDates()): ',' | ';' =>
  new Intl.NumberFormat(tag).format(0.5).includes(',') ? ';' : ','
