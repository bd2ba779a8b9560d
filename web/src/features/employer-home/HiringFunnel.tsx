import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getDashboard } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { TickBar } from '../../ui/feedback/Progress.tsx'
import c from './EmployerHome.module.css'

type Funnel = ReplyOf<typeof getDashboard>['funnel']

const STAGES: { of: keyof Funnel; label: string }[] = [
  { of: 'received', label: t.received },
  { of: 'viewed', label: t.opened },
  { of: 'answered', label: t.answered },
  { of: 'interviews', label: t.interviews },
  { of: 'hired', label: t.hired },
]

// As many as fit in one row beside the list.
const TICKS = 40

/** Hiring funnel: each stage as a share of the applications received, drawn in ticks. */
export function HiringFunnel({ funnel }: { funnel: Funnel }) {
  const { received } = funnel
  if (received === 0) return <p className={c.note}>{t.funnelEmpty}</p>
  return (
    <div className={c.funnel}>
      {STAGES.map(({ of, label }) => (
        <TickBar
          key={of}
          label={label}
          value={Math.round((funnel[of] / received) * TICKS)}
          max={TICKS}
          text={of === 'received' ? String(received) : `${funnel[of]}, ${Math.round((funnel[of] / received) * 100)}%`}
        />
      ))}
    </div>
  )
}
