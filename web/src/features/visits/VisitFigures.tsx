import type { VisitReport } from '@hearback/contract/visits.ts'
import * as t from '@hearback/texts/web/visits.ts'
import c from './Visits.module.css'
import { changeWords, counted } from './visit-words.ts'

/** How many in all, beside the days before. */
export function VisitFigures({ report: { days, total, before } }: { report: VisitReport }) {
  return (
    <section aria-label={t.theLastDays(days)}>
      <dl className={c.figures}>
        <Figure label={t.visits} value={counted(total.visits)} note={changeWords(total.visits, before.visits, days)} />
        <Figure label={t.pageViews} value={counted(total.views)} note={changeWords(total.views, before.views, days)} />
        <Figure
          label={t.pagesAVisit}
          value={total.visits ? (total.views / total.visits).toFixed(1) : '–'}
          note={before.visits ? t.valueInTheDaysBefore((before.views / before.visits).toFixed(1), days) : t.onAverage}
        />
      </dl>
      <p className={c.note}>{t.aVisitIsAPage}</p>
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
