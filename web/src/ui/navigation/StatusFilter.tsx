import * as t from '@hearback/texts/web/ui.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import c from './StatusFilter.module.css'

interface StatusFilterProps<S extends string> {
  /** What the links choose, as screen readers say it. */
  label: string
  statuses: readonly S[]
  words: (status: S) => string
  counts: Record<string, number>
  chosen: S | undefined
}

/** Links to the entries of one status each; statuses that nothing has stay out of the way. */
export function StatusFilter<S extends string>({ label, statuses, words, counts, chosen }: StatusFilterProps<S>) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const nav = useRef<HTMLElement>(null)
  // On a phone the row scrolls, and the chosen one may be out of sight.
  useEffect(() => {
    const link = nav.current?.querySelector(`[data-status=${chosen ?? 'all'}]`)
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const shown = statuses.filter((status) => counts[status] || status === chosen)
  return (
    <nav aria-label={label} className={c.filter} ref={nav}>
      <Choice status="all" to="?" label={t.all} count={all} chosen={chosen === undefined} />
      {shown.map((status) => (
        <Choice
          key={status}
          status={status}
          to={`?status=${status}`}
          label={words(status)}
          count={counts[status] ?? 0}
          chosen={chosen === status}
        />
      ))}
    </nav>
  )
}

interface ChoiceProps {
  status: string
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
