import type { SeekersApplication } from '@hearback/contract/applications.ts'
import { Link } from 'react-router'
import { STATUS_WORDS } from '../../applying-words.ts'
import { paths } from '../../paths.ts'
import { CompanyTile } from '../../ui/Avatar.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { ApplicationClock } from './ApplicationClock.tsx'
import c from './Applications.module.css'
import { stepWords } from './application-words.ts'
import { toneOf } from './status-tone.ts'

/** One application: the job, what happened last, and the clock. */
export function ApplicationRow({ application }: { application: SeekersApplication }) {
  const { jobDetails: job, history, status } = application
  const last = history.at(-1)
  return (
    <li className={c.row}>
      <CompanyTile id={job.company._id} name={job.company.businessName} picture={job.company.profilePicture} />
      <div className={c.what}>
        <h2>
          <Link to={paths.application(application._id)}>{job.jobTitle}</Link>
        </h2>
        <p className={c.meta}>{[job.company.businessName, job.location.city].filter(Boolean).join(' · ')}</p>
        {last && (
          <p className={c.step}>
            {stepWords(last, job.company.businessName)} · <RelativeTime at={last.at} />
          </p>
        )}
        {needsPick(application) && <p className={c.act}>Pick a time for the interview</p>}
      </div>
      <div className={c.state}>
        <Pill tone={toneOf(status)}>{STATUS_WORDS[status]}</Pill>
        <ApplicationClock application={application} />
      </div>
    </li>
  )
}

const needsPick = ({ status, interviewInvitation: invitation }: SeekersApplication) =>
  status === 'interview' &&
  invitation !== null &&
  !invitation.picked &&
  invitation.slots.some((slot) => Date.parse(slot) > Date.now())
