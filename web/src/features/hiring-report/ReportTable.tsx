import * as t from '@hearback/texts/web/hiring-report.ts'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { CsvRow } from '../../ui/csv.ts'
import { Section } from '../../ui/Layout.tsx'
import { saveCsv } from '../../ui/save-file.ts'
import c from './HiringReport.module.css'

export interface ReportRow {
  key: string
  name: ReactNode
  cells: readonly string[]
  /** The row of the file. */
  csv: CsvRow
}

interface ReportTableProps {
  title: string
  note: ReactNode
  /** Chart of the same data. */
  chart: ReactNode
  columns: readonly string[]
  rows: readonly ReportRow[]
  /** Name and header of the file. */
  file: { name: string; header: CsvRow }
  children?: ReactNode
}

/** Section of the report: a chart, the same data as a table, and as a file. */
export function ReportTable({ title, note, chart, columns, rows, file, children }: ReportTableProps) {
  return (
    <Section
      title={title}
      note={note}
      actions={
        <Button
          size="sm"
          icon={<Download size={16} aria-hidden />}
          aria-label={t.downloadOf(title)}
          onClick={() => saveCsv(`${file.name}.csv`, [file.header, ...rows.map(({ csv }) => csv)])}
        >
          {t.download}
        </Button>
      }
    >
      {chart}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard */}
      <section className={c.scroll} tabIndex={0} aria-label={t.tableOf(title)}>
        <table className={c.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {children}
    </Section>
  )
}
