import { ApplicationStatus } from '@hearback/contract/applications.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { STATUS_WORDS } from '../../applying-words.ts'
import c from './Applications.module.css'

interface StatusFilterProps {
  counts: Record<string, number>
  chosen: ApplicationStatus | undefined
}

/** Links to the applications of one status each; those that nobody has stay out of the way. */
export function StatusFilter({ counts, chosen }: StatusFilterProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const nav = useRef<HTMLElement>(null)
  // On a phone the row scrolls, and the chosen one may be out of sight.
  useEffect(() => {
    const link = nav.current?.querySelector(`[data-status=${chosen ?? 'all'}]`)
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const shown = ApplicationStatus.options.filter((status) => counts[status] || status === chosen)
  return (
    <nav aria-label="Applications by status" className={c.filter} ref={nav}>
      <Choice status="all" to="?" label="All" count={all} chosen={chosen === undefined} />
      {shown.map((status) => (
        <Choice
          key={status}
          status={status}
          to={`?status=${status}`}
          label={STATUS_WORDS[status]}
          count={counts[status] ?? 0}
          chosen={chosen === status}
        />
      ))}
    </nav>
  )
}

interface ChoiceProps {
  status: ApplicationStatus | 'all'
  to: string
  label: string
  count: number
  chosen: boolean
}

const Choice = ({ status, to, label, count, chosen }: ChoiceProps) => (
  <Link to={to} className={c.choice} data-status={status} aria-current={chosen ? 'page' : undefined} preventScrollReset>
    {label} <span className={c.count}>{count}</span>
  </Link>
)
