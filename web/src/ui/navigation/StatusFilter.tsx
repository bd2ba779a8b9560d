import * as t from '@hearback/texts/web/ui.ts'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import c from './StatusFilter.module.css'

interface StatusFilterProps<S extends string> {
  /** Accessible name of the navigation. */
  label: string
  statuses: readonly S[]
  words: (status: S) => string
  counts: Record<string, number>
  chosen: S | undefined
}

/** Links that filter by status and keep everything but the page; statuses without entries are hidden. */
export function StatusFilter<S extends string>({ label, statuses, words, counts, chosen }: StatusFilterProps<S>) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const [query] = useSearchParams()
  const to = (status?: S) => {
    const next = new URLSearchParams(query)
    next.delete('page')
    if (status) next.set('status', status)
    else next.delete('status')
    return `?${next}`
  }
  const nav = useRef<HTMLElement>(null)
  // On phones the row scrolls, and the current link may be out of view.
  useEffect(() => {
    const link = nav.current?.querySelector(`[data-status=${chosen ?? 'all'}]`)
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const shown = statuses.filter((status) => counts[status] || status === chosen)
  return (
    <nav aria-label={label} className={c.filter} ref={nav}>
      <Choice status="all" to={to()} label={t.all} count={all} chosen={chosen === undefined} />
      {shown.map((status) => (
        <Choice
          key={status}
          status={status}
          to={to(status)}
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
