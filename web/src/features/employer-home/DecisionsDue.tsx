import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getDashboard } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { useDates } from '../../ui/now.ts'
import { calendarDate } from '../../ui/text/times.ts'
import c from './EmployerHome.module.css'

type PassedDecision = ReplyOf<typeof getDashboard>['passedDecisions'][number]

const SHOWN = 3

/** Jobs past the day by which they announced a decision, linked to their applicants. Shows three until asked for all. */
export function DecisionsDue({ jobs }: { jobs: readonly PassedDecision[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? jobs : jobs.filter((_, index) => index < SHOWN)
  return (
    <section className={c.due} aria-labelledby="decisions-due">
      <h2 id="decisions-due">{t.decisionsDueTitle(jobs.length)}</h2>
      <p className={c.note}>{t.decisionsDueHint}</p>
      <ul>
        {shown.map((job) => (
          <DueRow key={job._id} job={job} />
        ))}
      </ul>
      {shown.length < jobs.length && (
        <Button size="sm" onClick={() => setShowsAll(true)}>
          {t.decisionsDueAll(jobs.length)}
        </Button>
      )}
    </section>
  )
}

function DueRow({ job: { _id, jobTitle, decisionBy, undecided } }: { job: PassedDecision }) {
  const dates = useDates()
  return (
    <li>
      <Link to={paths.applicants(_id)} translate="no">
        {jobTitle}
      </Link>
      <span className={c.decision}>{t.decisionPassed(calendarDate(decisionBy, dates))}</span>
      <span className={c.dim}>{t.undecided(undecided)}</span>
    </li>
  )
}
