import type { VisitReport } from '@hearback/contract/visits.ts'
import c from './Visits.module.css'
import { counted, longDayWords } from './visit-words.ts'

/** The figures of the chart, the latest day first. */
export const DaysTable = ({ days }: { days: VisitReport['overTime'] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
  <section className={`${c.scroll} ${c.chartTable}`} tabIndex={0} aria-label="Table of days">
    <table className={c.table}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Visits</th>
          <th scope="col">Page views</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, visits, views }) => (
          <tr key={day}>
            <th scope="row">
              <time dateTime={day}>{longDayWords(day)}</time>
            </th>
            <td>{counted(visits)}</td>
            <td>{counted(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
