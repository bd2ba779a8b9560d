import type { getDashboard } from '@hearback/contract/answering.ts'
import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { TickBar } from '../../ui/Progress.tsx'
import c from './EmployerHome.module.css'

type Funnel = ReplyOf<typeof getDashboard>['funnel']

const STAGES: { of: keyof Funnel; label: string }[] = [
  { of: 'received', label: 'Received' },
  { of: 'viewed', label: 'Opened' },
  { of: 'answered', label: 'Answered' },
  { of: 'interviews', label: 'Interviews' },
  { of: 'hired', label: 'Hired' },
]

// What fits beside the list in one row.
const TICKS = 40

/** How far applications have come, each stage in ticks of all that were received. */
export function HiringFunnel({ funnel }: { funnel: Funnel }) {
  const { received } = funnel
  if (received === 0) return <p className={c.note}>Nobody has applied so far. The stages show here once they do.</p>
  return (
    <div className={c.funnel}>
      {STAGES.map(({ of, label }) => (
        <TickBar
          key={of}
          label={label}
          value={Math.round((funnel[of] / received) * TICKS)}
          max={TICKS}
          text={of === 'received' ? String(received) : `${funnel[of]}, ${Math.round((funnel[of] / received) * 100)} %`}
        />
      ))}
    </div>
  )
}
