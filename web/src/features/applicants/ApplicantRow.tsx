import type { ApplicantOrder } from '@hearback/contract/hiring/applicant-order.ts'
import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { Link } from 'react-router'
import { nameOf } from '../../domain/hiring-words.ts'
import { paths } from '../../routing/paths.ts'
import { RowCheckbox } from '../../ui/fields/RowCheckbox.tsx'
import { Avatar } from '../../ui/figures/Avatar.tsx'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { Verbatim } from '../../ui/text/Verbatim.tsx'
import c from './ApplicantRow.module.css'
import { ApplicantClock, StatusPill, TopChoiceMark } from './ApplicantState.tsx'
import { MoveMenu } from './MoveMenu.tsx'
import { MatchParts } from './panel/MatchParts.tsx'

export interface ApplicantActs {
  selected: string | undefined
  onSelect: (id: string) => void
  onStep: (application: Applicant, to: ApplicationStatus) => void
  /** The order, whose value the row names if it is not stated. */
  sort?: ApplicantOrder | undefined
}

interface ApplicantRowProps extends ApplicantActs {
  application: Applicant
  job: Job
  isChosen: boolean
  onChoose: () => void
}

/** Row of one applicant. */
export function ApplicantRow(props: ApplicantRowProps) {
  const { application, job, selected, onSelect, onStep, sort, isChosen, onChoose } = props
  const { _id, applicant } = application
  const name = nameOf(applicant)
  return (
    <li className={c.row} data-here={_id === selected || undefined} data-chosen={isChosen || undefined}>
      {application.nextSteps.length > 0 ? (
        <RowCheckbox of={t.choose} names={[name]} checked={isChosen} onChange={onChoose} />
      ) : (
        <div className={c.noChoice} />
      )}
      {/* For pointers only: the panel has the same link, so that rows keep one stop less for keys and screen readers. */}
      <Link
        className={c.face}
        to={paths.applicantPerson(applicant._id, { job: job._id })}
        title={t.personLink}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Avatar
          id={applicant._id}
          name={name}
          picture={applicant.pictures?.small ?? applicant.profilePicture}
          size={28}
        />
      </Link>
      <div className={c.who}>
        <PersonButton application={application} selected={selected} onSelect={onSelect} />
        <TopChoiceMark application={application} />
        <p>{joinWithDots([applicant.jobTitle, applicant.city])}</p>
      </div>
      <div className={c.fit}>
        <MatchParts job={job} seeker={applicant} sort={sort} />
      </div>
      <div className={c.state}>
        <StatusPill application={application} />
      </div>
      <div className={c.when}>
        <ApplicantClock application={application} />
      </div>
      <div className={c.move}>
        <MoveMenu application={application} onStep={onStep} />
      </div>
    </li>
  )
}

/** Name that opens the application; arrow keys move between `data-applicant` elements. */
export function PersonButton({
  application,
  selected,
  onSelect,
}: Omit<ApplicantActs, 'onStep' | 'sort'> & { application: Applicant }) {
  const { _id, applicant } = application
  return (
    <button
      type="button"
      className={c.name}
      data-applicant={_id}
      data-walk="press"
      aria-pressed={_id === selected}
      onClick={() => onSelect(_id)}
    >
      <Verbatim>{nameOf(applicant)}</Verbatim>
    </button>
  )
}
