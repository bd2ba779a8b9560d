import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/profile.ts'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { nameOf } from '../domain/hiring-words.ts'
import { Avatar } from '../ui/figures/Avatar.tsx'
import { Pills } from '../ui/figures/Pill.tsx'
import { PlainText } from '../ui/text/PlainText.tsx'
import { ExperienceItem } from './ExperienceItem.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import c from './SeekerProfile.module.css'

interface SeekerProfileProps {
  profile: Seeker
  heading: 'h1' | 'h2' | 'h3' | 'h4'
  /** Shown between the header and the details. */
  note?: ReactNode
  /** Set if the name and these skills are shown beside the profile already. */
  shownBeside?: { skills: readonly string[] }
  /** Draws a frame, for previews of what others see. */
  framed?: boolean
}

/** Profile of a seeker at the viewer's visibility level, the same for both user types; hidden fields are omitted. */
export const SeekerProfile = ({ profile, heading, note, shownBeside, framed = false }: SeekerProfileProps) => (
  <article className={c.profile} data-framed={framed}>
    <Head profile={profile} heading={shownBeside ? undefined : heading} />
    {note}
    {profile.aboutMe && <PlainText text={profile.aboutMe} />}
    <Skills skills={profile.skill} shown={shownBeside?.skills ?? []} />
    <ProfileFacts profile={profile} />
    <Experiences profile={profile} />
  </article>
)

const normalized = (skill: string) => skill.trim().toLowerCase()

function Skills({ skills, shown }: { skills: readonly string[]; shown: readonly string[] }) {
  const known = new Set(shown.map(normalized))
  const others = skills.filter((skill) => !known.has(normalized(skill)))
  return others.length > 0 ? <Pills items={others.map((skill) => ({ key: skill, children: skill }))} /> : null
}

function Head({ profile, heading: Heading }: { profile: Seeker; heading: SeekerProfileProps['heading'] | undefined }) {
  const { _id, pictures, profilePicture, jobTitle, city } = profile
  const name = nameOf(profile)
  return (
    <header className={c.person}>
      <Avatar id={_id} name={name} picture={pictures?.medium ?? profilePicture} size={72} />
      <div>
        {Heading && <Heading translate="no">{name}</Heading>}
        <p className={c.title}>{jobTitle}</p>
        {city && (
          <p className={c.place}>
            <MapPin size={15} aria-hidden /> {city}
          </p>
        )}
      </div>
    </header>
  )
}

function Experiences({ profile: { experience } }: { profile: Seeker }) {
  if (!experience?.length) return null
  return (
    <ul className={c.experiences} aria-label={t.experience}>
      {experience.map((one) => (
        <li key={one._id}>
          <ExperienceItem experience={one} />
        </li>
      ))}
    </ul>
  )
}
