import { Circle } from 'lucide-react'
import { Link } from 'react-router'
import c from './Checklist.module.css'

export interface ChecklistStep {
  label: string
  hint: string
  to: string
  done: boolean
}

interface ChecklistProps {
  title: string
  /** Text such as "1 of 3 done". */
  progress: (done: number, all: number) => string
  steps: readonly ChecklistStep[]
  /** Holds the room of the steps without showing them. */
  loading?: boolean
}

/** Remaining steps, each a link to its page. Nothing once all are done. */
export function Checklist({ title, progress, steps, loading }: ChecklistProps) {
  const remaining = steps.filter(({ done }) => !done)
  if (remaining.length === 0) return null
  return (
    <section className={c.checklist} data-loading={loading || undefined} aria-label={title}>
      <h2>
        {title} <span>{progress(steps.length - remaining.length, steps.length)}</span>
      </h2>
      <ul>
        {remaining.map(({ label, hint, to }) => (
          <li key={label}>
            <Circle size={17} aria-hidden />
            <div>
              <Link to={to}>{label}</Link>
              <p>{hint}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
