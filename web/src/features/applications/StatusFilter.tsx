import { ApplicationStatus } from '@hearback/contract/applications.ts'
import { Link } from 'react-router'
import c from './Applications.module.css'
import { STATUS_WORDS } from './application-words.ts'

interface StatusFilterProps {
  counts: Record<string, number>
  chosen: ApplicationStatus | undefined
}

/** Links to the applications of one status each; those that nobody has stay out of the way. */
export function StatusFilter({ counts, chosen }: StatusFilterProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const shown = ApplicationStatus.options.filter((status) => counts[status] || status === chosen)
  return (
    <nav aria-label="Applications by status" className={c.filter}>
      <Choice to="?" label="All" count={all} chosen={chosen === undefined} />
      {shown.map((status) => (
        <Choice
          key={status}
          to={`?status=${status}`}
          label={STATUS_WORDS[status]}
          count={counts[status] ?? 0}
          chosen={chosen === status}
        />
      ))}
    </nav>
  )
}

const Choice = ({ to, label, count, chosen }: { to: string; label: string; count: number; chosen: boolean }) => (
  <Link to={to} className={c.choice} aria-current={chosen ? 'page' : undefined} preventScrollReset>
    {label} <span className={c.count}>{count}</span>
  </Link>
)
