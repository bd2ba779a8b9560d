import type { Experience } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/profile.ts'
import { BadgeCheck } from 'lucide-react'
import { Pill } from '../ui/figures/Pill.tsx'
import { NamedFacts } from '../ui/text/NamedFacts.tsx'
import { PlainText } from '../ui/text/PlainText.tsx'
import { monthWords, spanWords } from './profile-dates.ts'
import c from './SeekerProfile.module.css'

/** A past or current job as shown to others. */
export const ExperienceItem = ({ experience }: { experience: Experience }) => (
  <>
    <div className={c.jobHead}>
      <b>{experience.title}</b>
      {experience.verification === 'confirmed' && (
        <Pill tone="have" icon={<BadgeCheck size={14} aria-hidden />}>
          {t.experienceConfirmed(experience.confirmedDomain ?? '')}
          {experience.confirmedAt && `, ${monthWords(experience.confirmedAt)}`}
        </Pill>
      )}
    </div>
    <p className={c.jobFacts}>
      <NamedFacts
        name={experience.company}
        facts={[experience.city, spanWords(experience.startDate, experience.endDate, experience.employed)]}
      />
    </p>
    {experience.description && (
      <div className={c.jobText}>
        <PlainText text={experience.description} />
      </div>
    )}
  </>
)
