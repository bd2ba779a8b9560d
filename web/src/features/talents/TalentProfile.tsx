import type { Experience, Seeker } from '@hearback/contract/seekers.ts'
import { Facts } from '../../ui/Layout.tsx'
import { Pills } from '../../ui/Pill.tsx'
import { PlainText } from '../../ui/PlainText.tsx'
import { formatMoney } from '../../ui/pay.ts'
import c from './Talents.module.css'

const span = (from: string | null | undefined, to: string | null | undefined, open = '') =>
  [from, to ?? open].filter(Boolean).join(' to ')

const YES_NO = { yes: 'Yes', no: 'No', prefer_not_to_say: 'Prefers not to say' }
const yesNo = (value: keyof typeof YES_NO | null | undefined) => (value ? YES_NO[value] : null)

/** A person as far as the ring shows them; what one may not know is simply not there. */
export function TalentProfile({ seeker }: { seeker: Seeker }) {
  const { aboutMe, skill, experience = [] } = seeker
  return (
    <div className={c.profile}>
      {aboutMe && <PlainText text={aboutMe} />}
      {skill.length > 0 && <Pills items={skill.map((one) => ({ key: one, children: one }))} />}
      <Facts items={factsOf(seeker)} />
      {experience.length > 0 && (
        <ul className={c.experience} aria-label="Experience">
          {experience.map((job) => (
            <PastJob key={job._id} job={job} />
          ))}
        </ul>
      )}
    </div>
  )
}

const factsOf = (seeker: Seeker) => [
  { term: 'Work', value: [seeker.jobTitle, seeker.jobCategory].filter(Boolean).join(', ') },
  { term: 'Lives in', value: seeker.city },
  { term: 'Availability', value: seeker.availability },
  {
    term: 'Asks',
    value: typeof seeker.hourlyRate === 'number' ? `${formatMoney(seeker.hourlyRate, 'USD')} an hour` : null,
  },
  {
    term: 'Vacation',
    value: typeof seeker.vacationHours === 'number' ? `${seeker.vacationHours} hours a year` : null,
  },
  {
    term: 'Education',
    value: [seeker.subject, seeker.instituteName, span(seeker.edustartDate, seeker.eduendDate)]
      .filter(Boolean)
      .join(', '),
  },
  { term: 'Telephone', value: seeker.phone && <a href={`tel:${seeker.phone}`}>{seeker.phone}</a> },
  { term: 'E-mail', value: seeker.email && <a href={`mailto:${seeker.email}`}>{seeker.email}</a> },
  { term: 'Covid vaccine', value: yesNo(seeker.covidVaccine) },
  { term: 'Medical insurance', value: yesNo(seeker.medicalInsurance) },
  { term: 'Dental insurance', value: yesNo(seeker.dentalInsurance) },
]

const PastJob = ({ job }: { job: Experience }) => (
  <li>
    <b>{job.title}</b>
    <p className={c.dim}>
      {[job.company, job.city, span(job.startDate, job.endDate, job.employed ? 'today' : '')]
        .filter(Boolean)
        .join(' · ')}
      {job.verification === 'confirmed' && ' · confirmed by work e-mail'}
    </p>
    {job.description && <PlainText text={job.description} />}
  </li>
)
