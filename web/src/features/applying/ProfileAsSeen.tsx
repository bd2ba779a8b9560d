import type { Experience, Seeker } from '@hearback/contract/seekers.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Facts } from '../../ui/Layout.tsx'
import { Pills } from '../../ui/Pill.tsx'
import { PlainText } from '../../ui/PlainText.tsx'
import { formatMoney } from '../../ui/pay.ts'
import c from './Applying.module.css'

const spanOfDates = (from: string | null | undefined, to: string | null | undefined, open = '') =>
  [from, to ?? open].filter(Boolean).join(' to ')

/** One's profile in the ring that an application opens. */
export function ProfileAsSeen({ profile }: { profile: Seeker }) {
  const { firstName, lastName, experience = [] } = profile
  const name = [firstName, lastName].filter(Boolean).join(' ') || profile.displayName
  return (
    <div className={c.profile}>
      <div className={c.person}>
        <Avatar id={profile._id} name={name} picture={profile.profilePicture} size={56} />
        <div>
          <b className={c.name}>{name}</b>
          <p className={c.note}>{[profile.jobTitle, profile.city].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {profile.aboutMe && <PlainText text={profile.aboutMe} />}
      {profile.skill.length > 0 && <Pills items={profile.skill.map((skill) => ({ key: skill, children: skill }))} />}
      {experience.length > 0 && (
        <ul className={c.jobs}>
          {experience.map((job) => (
            <PastJob key={job._id} job={job} />
          ))}
        </ul>
      )}
      <Facts items={factsOf(profile)} />
    </div>
  )
}

const factsOf = (profile: Seeker) => [
  {
    term: 'Education',
    value: [profile.subject, profile.instituteName, spanOfDates(profile.edustartDate, profile.eduendDate)]
      .filter(Boolean)
      .join(', '),
  },
  { term: 'Availability', value: profile.availability },
  {
    term: 'Hourly rate',
    value: typeof profile.hourlyRate === 'number' ? formatMoney(profile.hourlyRate, 'USD') : null,
  },
  {
    term: 'Vacation',
    value: typeof profile.vacationHours === 'number' ? `${profile.vacationHours} hours a year` : null,
  },
]

const PastJob = ({ job }: { job: Experience }) => (
  <li>
    <b>{job.title}</b>
    <p className={c.note}>
      {[job.company, job.city, spanOfDates(job.startDate, job.endDate, job.employed ? 'today' : '')]
        .filter(Boolean)
        .join(' · ')}
      {job.verification === 'confirmed' && ' · confirmed by work e-mail'}
    </p>
    {job.description && <PlainText text={job.description} />}
  </li>
)
