import type { OwnedJob } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import c from './OwnJobs.module.css'

/** Counts of the job's applications by state. */
export function OwnJobCounts({ job: { counts, views } }: { job: OwnedJob }) {
  if (!counts) return null
  const { waiting, overdue, answered, interviews, hired } = counts
  const entries = [
    { term: t.waiting, value: waiting },
    { term: t.overdue, value: overdue, late: overdue > 0 },
    { term: t.answered, value: answered },
    { term: t.interviews, value: interviews },
    { term: t.hired, value: hired },
    { term: t.views, value: views },
  ]
  return (
    <dl className={c.counts}>
      {entries.map(({ term, value, late }) => (
        <div key={term} data-late={late || undefined} data-none={value === 0 || undefined}>
          <dt>{term}</dt>
          <dd>{value.toLocaleString(locale.numbers)}</dd>
        </div>
      ))}
    </dl>
  )
}
