import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { nameOf, STEP_WORDS } from '../../domain/hiring-words.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { AnswerCountdown } from '../../ui/figures/AnswerClock.tsx'
import { Avatar } from '../../ui/figures/Avatar.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { UserText } from '../../ui/text/UserText.tsx'
import c from './EmployerHome.module.css'

const QUICK: ApplicationStatus[] = ['shortlisted', 'interview', 'rejected']

interface WaitingRowProps {
  application: Applicant
  isChosen: boolean
  onChoose: () => void
  onStep: (application: Applicant, to: ApplicationStatus) => void
}

/** One unanswered application with its countdown and actions. */
export function WaitingRow({ application, isChosen, onChoose, onStep }: WaitingRowProps) {
  const { _id, applicant, job, jobTitle, appliedAt, answerDueAt, status, nextSteps } = application
  const name = nameOf(applicant)
  const steps = QUICK.filter((step) => nextSteps.includes(step))
  return (
    <li className={c.row} data-chosen={isChosen || undefined}>
      <CheckboxField
        label={
          <span className="sr">
            <Sentence of={t.choose} names={[name]} />
          </span>
        }
        checked={isChosen}
        onChange={onChoose}
      />
      <Avatar id={applicant._id} name={name} picture={applicant.pictures?.small ?? applicant.profilePicture} />
      <div className={c.person}>
        <h3>
          <Link to={`${paths.applicants(job)}?applicant=${_id}`} translate="no">
            {name}
          </Link>
          {status === 'applied' && <span className={c.unread}>{t.newLabel}</span>}
        </h3>
        <p>
          {jobTitle} <span className={c.dim}>{t.appliedLead}</span> <RelativeTime at={appliedAt} />
        </p>
        {application.applicationDescription && (
          <UserText className={c.letter}>{application.applicationDescription}</UserText>
        )}
      </div>
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
