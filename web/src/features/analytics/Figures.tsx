import * as t from '@hearback/texts/web/analytics.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { useNow } from '../../ui/now.ts'
import c from './Analytics.module.css'
import type { Analytics } from './analytics.queries.ts'
import { changeWords, type Figure, figuresOf } from './analytics-figures.ts'

/** Four figures of the last 30 days, each with its trend and overall share. */
export function Figures({ analytics }: { analytics: Analytics }) {
  const now = useNow()
  return (
    <section aria-label={t.figuresLabel}>
      <dl className={c.figures}>
        {figuresOf(analytics, now).map((figure) => (
          <OneFigure key={figure.label} figure={figure} />
        ))}
      </dl>
    </section>
  )
}

function OneFigure({ figure }: { figure: Figure }) {
  const { label, count, before, overall } = figure
  const Trend = count > before ? TrendingUp : TrendingDown
  return (
    <div className={c.figure}>
      <dt>{t.figureTerm(label)}</dt>
      <dd className={c.number}>{count.toLocaleString(locale.numbers)}</dd>
      <dd className={c.change}>
        {count !== before && <Trend size={16} aria-hidden />} {changeWords(figure)}
      </dd>
      <dd className={c.overall}>{overall}</dd>
    </div>
  )
}
