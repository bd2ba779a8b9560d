import type { SeekersApplication } from '@hearback/contract/hiring/applications.ts'
import { placeText } from '@hearback/contract/values/place-text.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { Link } from 'react-router'
import { standingWord } from '../../domain/applying-words.ts'
import { latestIsMessageAt } from '../../domain/message-answer.ts'
import { paths } from '../../routing/paths.ts'
import { CompanyTile } from '../../ui/figures/Avatar.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { useNow } from '../../ui/now.ts'
import { RateTag } from '../../ui/pay/RateTag.tsx'
import { DOT } from '../../ui/text/join-with-dots.ts'
import { NamedFacts } from '../../ui/text/NamedFacts.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import { localDate } from '../../ui/text/times.ts'
import { ApplicationClock } from './ApplicationClock.tsx'
import c from './Applications.module.css'
import { stepWords } from './application-words.ts'
import { toneOf } from './status-tone.ts'

/** One application: job, last event and answer countdown. */
export function ApplicationRow({ application }: { application: SeekersApplication }) {
  const { jobDetails: job } = application
  const now = useNow()
  return (
    <li className={c.row}>
      <CompanyTile id={job.company._id} name={job.company.businessName} picture={job.company.profilePicture} />
      <div className={c.what}>
        <h2>
          <Link to={paths.application(application._id)} data-walk>
            {job.jobTitle}
          </Link>
        </h2>
        <p className={c.meta}>
          <NamedFacts name={job.company.businessName} facts={[placeText(job.location)]} />
        </p>
        <p className={c.pay}>
          <RateTag from={job.estimatedFrom} to={job.estimatedTo} currency={job.currency} period={job.payPeriod} />
          <span>
            {t.appliedOn} <time dateTime={application.appliedAt}>{localDate(application.appliedAt)}</time>
          </span>
        </p>
        <LatestStep application={application} />
        {needsPick(application, now) && <p className={c.act}>{t.rowPickInterviewTime}</p>}
      </div>
      <div className={c.state}>
        <Pill tone={toneOf(application)}>{standingWord(application)}</Pill>
        <ApplicationClock application={application} />
      </div>
    </li>
  )
}

function LatestStep({ application }: { application: SeekersApplication }) {
  const { history, jobDetails, answeredAt } = application
  const company = jobDetails.company.businessName
  const messageAt = latestIsMessageAt(application)
  const last = history.at(-1)
  const at = messageAt ?? last?.at
  // The date of the application is above.
  if (!at || !last || (!messageAt && last.to === 'applied')) return null
  return (
    <p className={c.step}>
      <Sentence
        of={(name) => (messageAt ? t.stepAnswered(name) : stepWords(last, name, answeredAt))}
        names={[company]}
      />
      {DOT}
      <RelativeTime at={at} />
    </p>
  )
}

const needsPick = ({ status, interviewInvitation: invitation }: SeekersApplication, now: number) =>
  status === 'interview' &&
  invitation !== null &&
  !invitation.picked &&
  invitation.slots.some((slot) => Date.parse(slot) > now)
