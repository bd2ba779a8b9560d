import type { VisitReport } from '@hearback/contract/visits.ts'
import c from './Visits.module.css'
import { changeWords, counted } from './visit-words.ts'

/** How many in all, beside the days before. */
export function VisitFigures({ report: { days, total, before } }: { report: VisitReport }) {
  return (
    <section aria-label={`The last ${days} days`}>
      <dl className={c.figures}>
        <Figure label="Visits" value={counted(total.visits)} note={changeWords(total.visits, before.visits, days)} />
        <Figure label="Page views" value={counted(total.views)} note={changeWords(total.views, before.views, days)} />
        <Figure
          label="Pages a visit"
          value={total.visits ? (total.views / total.visits).toFixed(1) : '–'}
          note={
            before.visits ? `${(before.views / before.visits).toFixed(1)} in the ${days} days before` : 'on average'
          }
        />
      </dl>
      <p className={c.note}>
        A visit is a page view that did not come from another page of ours. People are not told apart: who comes twice
        is counted twice.
      </p>
    </section>
  )
}

const Figure = ({ label, value, note }: { label: string; value: string; note: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className={c.number}>{value}</dd>
    <dd className={c.change}>{note}</dd>
  </div>
)
