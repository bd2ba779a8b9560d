import * as t from '@hearback/texts/web/analytics.ts'
import { TickBar } from '../../ui/feedback/Progress.tsx'
import c from './Analytics.module.css'
import type { Analytics } from './analytics.queries.ts'

const STEPS: Record<string, string> = {
  applied: t.sent,
  viewed: t.opened,
  answered: t.answered,
  interview: t.interview,
  offered: t.offer,
  hired: t.hired,
}

/** Funnel of the applications: each step as ticks of all that were sent. */
export function FunnelTicks({ steps }: { steps: Analytics['summary']['funnel'] }) {
  const all = steps[0]?.count ?? 0
  return (
    <div className={c.funnel}>
      {steps.map(({ step, count }) => (
        <TickBar
          key={step}
          label={STEPS[step] ?? step}
          value={count}
          max={all}
          text={t.countOfAll(count, all, all ? Math.round((count / all) * 100) : 0)}
        />
      ))}
    </div>
  )
}
