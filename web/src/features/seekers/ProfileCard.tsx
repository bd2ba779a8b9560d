import type { Seeker } from '@hearback/contract/seekers.ts'
import { MapPin } from 'lucide-react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Facts } from '../../ui/Layout.tsx'
import { Pills } from '../../ui/Pill.tsx'
import { formatMoney } from '../../ui/pay.ts'
import { ExperienceItem } from './ExperienceItem.tsx'
import c from './Profile.module.css'
import { spanWords } from './profile-dates.ts'

const YES_NO = { yes: 'Yes', no: 'No', prefer_not_to_say: 'Prefers not to say' } as const
const yesNo = (answer: keyof typeof YES_NO | null | undefined) => answer && YES_NO[answer]

/** A profile as far as the viewer's ring goes; what a ring does not have is simply not there. */
export const ProfileCard = ({ profile, heading: Heading = 'h2' }: { profile: Seeker; heading?: 'h2' | 'h3' }) => (
  <article className={c.card}>
    <header className={c.person}>
      <Avatar
        id={profile._id}
        name={profile.displayName}
        picture={profile.pictures?.medium ?? profile.profilePicture}
        size={72}
      />
      <div>
        <Heading>{profile.displayName}</Heading>
        <p className={c.title}>{profile.jobTitle}</p>
        {profile.city && (
          <p className={c.place}>
            <MapPin size={15} aria-hidden /> {profile.city}
          </p>
        )}
      </div>
    </header>
    {profile.skill.length > 0 && <Pills items={profile.skill.map((skill) => ({ key: skill, children: skill }))} />}
    {profile.aboutMe && <p className={c.about}>{profile.aboutMe}</p>}
    <Facts items={factsOf(profile)} />
    <Experiences profile={profile} />
  </article>
)

function Experiences({ profile: { experience } }: { profile: Seeker }) {
  if (!experience?.length) return null
  return (
    <ul className={c.experiences} aria-label="Experience">
      {experience.map((one) => (
        <li key={one._id}>
          <ExperienceItem experience={one} />
        </li>
      ))}
    </ul>
  )
}

const factsOf = (profile: Seeker) => [
  { term: 'Kind of work', value: profile.jobCategory },
  { term: 'Available', value: profile.availability },
  { term: 'Hourly rate', value: profile.hourlyRate == null ? null : formatMoney(profile.hourlyRate, 'USD') },
  { term: 'Vacation', value: profile.vacationHours == null ? null : `${profile.vacationHours} hours a year` },
  { term: 'Education', value: educationOf(profile) },
  { term: 'Phone', value: profile.phone },
  { term: 'E-mail', value: profile.email },
  { term: 'Covid vaccine', value: yesNo(profile.covidVaccine) },
  { term: 'Medical insurance', value: yesNo(profile.medicalInsurance) },
  { term: 'Dental insurance', value: yesNo(profile.dentalInsurance) },
]

const educationOf = ({ subject, instituteName, edustartDate, eduendDate }: Seeker) =>
  [subject, instituteName, spanWords(edustartDate, eduendDate)].filter(Boolean).join(', ')
