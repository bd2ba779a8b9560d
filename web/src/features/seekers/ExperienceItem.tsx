import type { Experience } from '@hearback/contract/seekers.ts'
import { BadgeCheck } from 'lucide-react'
import { Pill } from '../../ui/Pill.tsx'
import c from './Profile.module.css'
import { spanWords } from './profile-dates.ts'

/** A past or present job as others read it. */
export const ExperienceItem = ({ experience }: { experience: Experience }) => (
  <>
    <div className={c.jobHead}>
      <b>{experience.title}</b>
      {experience.verification === 'confirmed' && (
        <Pill tone="have" icon={<BadgeCheck size={14} aria-hidden />}>
          Confirmed by work e-mail
        </Pill>
      )}
    </div>
    <p className={c.jobFacts}>
      {[experience.company, experience.city, spanWords(experience.startDate, experience.endDate, experience.employed)]
        .filter(Boolean)
        .join(' · ')}
    </p>
    {experience.description && <p className={c.jobText}>{experience.description}</p>}
  </>
)
