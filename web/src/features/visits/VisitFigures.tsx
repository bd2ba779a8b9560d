import type { VisitReport } from '@hearback/contract/trust/visits.ts'
import * as t from '@hearback/texts/web/visits.ts'
import { decimal } from '../../ui/text/decimal.ts'
import c from './Visits.module.css'
import { changeWords, counted } from './visit-words.ts'

/** Totals with the trend against the previous period. */
export function VisitFigures({ report: { days, total, before } }: { report: VisitReport }) {
  return (
    <section aria-label={t.figuresLabel(days)}>
      <dl className={c.figures}>
        <Figure label={t.visits} value={counted(total.visits)} note={changeWords(total.visits, before.visits, days)} />
        <Figure label={t.pageViews} value={counted(total.views)} note={changeWords(total.views, before.views, days)} />
        <Figure
          label={t.figurePagesPerVisit}
          value={total.visits ? decimal(total.views / total.visits) : '–'}
          note={before.visits ? t.trendEarlierValue(decimal(before.views / before.visits), days) : t.onAverage}
        />
      </dl>
      <p className={c.note}>{t.visitDefinition}</p>
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
