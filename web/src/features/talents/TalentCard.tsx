import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/talents.ts'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nameOf } from '../../domain/hiring-words.ts'
import { payWords } from '../../profile/entry-words.ts'
import { paths } from '../../routing/paths.ts'
import { Avatar } from '../../ui/figures/Avatar.tsx'
import { Pills } from '../../ui/figures/Pill.tsx'
import { distanceText, useDistanceUnit } from '../../ui/text/distance.ts'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { shownName } from '../../ui/text/stored-name.ts'
import c from './Talents.module.css'

const SHOWN = 8
const SEEN = { week: t.cardSeenThisWeek, month: t.cardSeenThisMonth, earlier: t.cardSeenEarlier }

interface TalentCardProps {
  seeker: Seeker
  wanted: readonly string[]
  /** Buttons below the facts. */
  acts: ReactNode
}

/** A seeker in a list, limited to the employer's visibility level. */
export function TalentCard({ seeker, wanted, acts }: TalentCardProps) {
  const { _id, jobTitle, jobCategory, city, distanceKm, skill, pictures, profilePicture } = seeker
  const unit = useDistanceUnit()
  const asked = new Set(wanted.map((one) => one.toLowerCase()))
  const isAsked = (one: string) => asked.has(one.toLowerCase())
  const sorted = skill.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)))
  const left = skill.length - SHOWN
  return (
    <li className={c.card} data-on-map={_id}>
      <Avatar id={_id} name={nameOf(seeker)} picture={pictures?.small ?? profilePicture} size={48} />
      <div className={c.about}>
        <h2>
          <Link to={paths.talent(_id)} translate="no">
            {nameOf(seeker)}
          </Link>
        </h2>
        <p>{joinWithDots([jobTitle, jobCategory && shownName(jobCategory)])}</p>
        <Terms seeker={seeker} />
        {city && (
          <p className={c.place}>
            <MapPin size={15} aria-hidden />
            {city}
            {distanceKm !== undefined && t.cardDistanceRounded(distanceText(distanceKm, unit))}
          </p>
        )}
        <Pills
          items={[
            ...sorted.slice(0, SHOWN).map((one) => ({
              key: one,
              tone: isAsked(one) ? ('have' as const) : ('plain' as const),
              children: one,
            })),
            ...(left > 0 ? [{ key: ' more', tone: 'quiet' as const, children: t.skillsMore(left) }] : []),
          ]}
        />
        {acts}
      </div>
    </li>
  )
}

/** Years, availability, pay and last visit, where the seeker shows them or contact opened the profile. */
function Terms({ seeker: { yearsOfExperience, availability, wishedPay, lastSeen } }: { seeker: Seeker }) {
  const told = joinWithDots([
    yearsOfExperience ? t.cardYears(yearsOfExperience) : undefined,
    availability && shownName(availability),
    wishedPay && payWords(wishedPay),
    lastSeen && SEEN[lastSeen],
  ])
  return told ? <p className={c.place}>{told}</p> : null
}
