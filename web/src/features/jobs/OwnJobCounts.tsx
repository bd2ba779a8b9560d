import type { OwnedJob } from '@hearback/contract/jobs.ts'
import c from './OwnJobs.module.css'

/** What waits in a job and what became of the rest. */
export function OwnJobCounts({ job: { counts, views } }: { job: OwnedJob }) {
  if (!counts) return null
  const { waiting, overdue, answered, interviews, hired } = counts
  const entries = [
    { term: 'Waiting', value: waiting },
    { term: 'Overdue', value: overdue, late: overdue > 0 },
    { term: 'Answered', value: answered },
    { term: 'Interviews', value: interviews },
    { term: 'Hired', value: hired },
    { term: 'Views', value: views },
  ]
  return (
    <dl className={c.counts}>
      {entries.map(({ term, value, late }) => (
        <div key={term} data-late={late || undefined} data-none={value === 0 || undefined}>
          <dt>{term}</dt>
          <dd>{value.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}
