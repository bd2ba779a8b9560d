import { type CsvRow, toCsv } from './csv.ts'

/** Downloads a value as a JSON file. */
export const saveJson = (name: string, content: unknown): void =>
  save(name, 'application/json', JSON.stringify(content, null, 2))

export const saveText = (name: string, content: string): void => save(name, 'text/plain', content)

/** Downloads rows as a CSV file. Excel reads it as UTF-8 because of the byte order mark. */
export const saveCsv = (name: string, rows: readonly CsvRow[]): void =>
  save(name, 'text/csv;charset=utf-8', `\uFEFF${toCsv(rows)}`)

function save(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
