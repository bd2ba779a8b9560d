import type { SalaryFigures } from '@hearback/contract/jobs/salaries.ts'
import * as t from '@hearback/texts/web/salaries.ts'
import c from './Salary.module.css'
import { quarterWords, shownNumber, yearly } from './salary-words.ts'

const COLUMN = 40
const HEIGHT = 96

/** Medians by quarter as columns, and the same figures as a table. Columns start at 0, so that their heights compare. */
export function SalaryTrend({ figures: { quarters, currency } }: { figures: SalaryFigures }) {
  const most = Math.max(...quarters.map(({ median }) => median ?? 0))
  return (
    <div className={c.trend}>
      <svg viewBox={`0 0 ${quarters.length * COLUMN} ${HEIGHT + 1}`} preserveAspectRatio="none" aria-hidden="true">
        {quarters.map(({ from, median }, index) => (
          <rect
            key={from}
            className={c.column}
            x={index * COLUMN + 6}
            width={COLUMN - 12}
            y={HEIGHT - ((median ?? 0) / most) * HEIGHT}
            height={((median ?? 0) / most) * HEIGHT}
          />
        ))}
        <path className={c.base} d={`M0 ${HEIGHT + 0.5}H${quarters.length * COLUMN}`} />
      </svg>
      <table className={c.table}>
        <thead>
          <tr>
            <th scope="col">{t.quarterColumn}</th>
            <th scope="col">{t.medianColumn}</th>
            <th scope="col">{t.postsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {quarters.map((quarter) => (
            <tr key={quarter.from}>
              <th scope="row">{quarterWords(quarter)}</th>
              <td>{quarter.median === null ? t.quarterEmpty : yearly(quarter.median, currency)}</td>
              <td>{shownNumber(quarter.posts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
