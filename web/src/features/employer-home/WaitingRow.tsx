import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { ChevronDown } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { nameOf, STEP_WORDS } from '../../domain/hiring-words.ts'
import { MatchLine } from '../../match/MatchLine.tsx'
import { Button } from '../../ui/Button.tsx'
import { RowCheckbox } from '../../ui/fields/RowCheckbox.tsx'
import { Avatar } from '../../ui/figures/Avatar.tsx'
import { AnswerCountdown } from '../../ui/figures/Countdowns.tsx'
import { useDates, useNow } from '../../ui/now.ts'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { calendarDate, calendarDay } from '../../ui/text/times.ts'
import c from './EmployerHome.module.css'

const QUICK: ApplicationStatus[] = ['shortlisted', 'interview', 'rejected']

interface WaitingRowProps {
  application: Applicant
  job: Job | undefined
  /** Whether it is shown beside the list. */
  isOpen: boolean
  isChosen: boolean
  onChoose: () => void
  onStep: (application: Applicant, to: ApplicationStatus) => void
}

/** One unanswered application with its countdown and actions. */
export function WaitingRow({ application, job, isOpen, isChosen, onChoose, onStep }: WaitingRowProps) {
  const { _id, applicant, jobTitle, appliedAt, answerDueAt, status, nextSteps } = application
  const name = nameOf(applicant)
  const [query] = useSearchParams()
  const open = new URLSearchParams(query)
  open.set('applicant', _id)
  const steps = QUICK.filter((step) => nextSteps.includes(step))
  return (
    <li className={c.row} data-chosen={isChosen || undefined} data-here={isOpen || undefined}>
      <RowCheckbox of={t.choose} names={[name]} checked={isChosen} onChange={onChoose} />
      <Avatar id={applicant._id} name={name} picture={applicant.pictures?.small ?? applicant.profilePicture} />
      <div className={c.person}>
        <h3>
          <Link
            to={`?${open}`}
            replace
            preventScrollReset
            data-walk="press"
            aria-current={isOpen || undefined}
            translate="no"
          >
            {name}
          </Link>
          {status === 'applied' && <span className={c.unread}>{t.newLabel}</span>}
        </h3>
        <p>
          {jobTitle} {job && <DecisionPassed job={job} />}
          <span className={c.dim}>{t.appliedLead}</span> <RelativeTime at={appliedAt} />
        </p>
      </div>
      {job && (
        <div className={c.match}>
          <MatchLine job={job} seeker={applicant} />
        </div>
      )}
      <div className={c.clock}>
        <AnswerCountdown dueAt={answerDueAt} />
      </div>
      <Menu
        label={t.answerLabel(name)}
        align="end"
        trigger={(props) => (
          <Button
            {...props}
            size="sm"
            aria-label={t.answerLabel(name)}
            disabled={steps.length === 0}
            iconAfter={<ChevronDown size={15} aria-hidden />}
          >
            {t.answer}
          </Button>
        )}
        entries={steps.map((step) => ({ label: STEP_WORDS[step], onSelect: () => onStep(application, step) }))}
      />
    </li>
  )
}

/** Reminds of the day by which the job announced a decision, once it is over where the job is (product.md section 20.2). */
function DecisionPassed({ job: { decisionBy, timeZone } }: { job: Job }) {
  const now = useNow()
  const dates = useDates()
  if (decisionBy === undefined || calendarDay(now, timeZone) <= decisionBy) return null
  return <span className={c.decision}>· {t.decisionPassed(calendarDate(decisionBy, dates))} </span>
}
