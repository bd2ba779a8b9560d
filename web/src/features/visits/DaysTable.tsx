import type { VisitReport } from '@hearback/contract/trust/visits.ts'
import * as t from '@hearback/texts/web/visits.ts'
import c from './Visits.module.css'
import { counted, longDayWords } from './visit-words.ts'

/** Days of the chart that have visits as a table, latest day first. */
export const DaysTable = ({ days }: { days: VisitReport['overTime'] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard
  <section className={`${c.scroll} ${c.chartTable}`} tabIndex={0} aria-label={t.daysTableLabel}>
    <table className={c.table}>
      <thead>
        <tr>
          <th scope="col">{t.day}</th>
          <th scope="col">{t.visits}</th>
          <th scope="col">{t.pageViews}</th>
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ views }) => views > 0)
          .toReversed()
          .map(({ day, visits, views }) => (
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
