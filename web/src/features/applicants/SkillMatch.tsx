import type { Job } from '@hearback/contract/jobs.ts'
import type { Seeker } from '@hearback/contract/seekers.ts'
import { Check, Minus } from 'lucide-react'
import { Pills } from '../../ui/Pill.tsx'
import c from './ApplicantPanel.module.css'
import { MatchParts } from './MatchParts.tsx'
import { matchOf } from './match.ts'

/** Part by part what the job asks for and the person has; facts, no score. */
export function SkillMatch({ job, seeker }: { job: Job; seeker: Seeker }) {
  const { have, missing, pay } = matchOf(job, seeker)
  if (have.length + missing.length === 0 && !pay) return null
  return (
    <section>
      <h3>What fits</h3>
      <MatchParts job={job} seeker={seeker} />
      <div className={c.skills}>
        <Pills
          items={[
            ...have.map((skill) => ({
              key: skill,
              tone: 'have' as const,
              icon: <Check size={14} aria-hidden />,
              children: skill,
            })),
            ...missing.map((skill) => ({
              key: skill,
              icon: <Minus size={14} aria-hidden />,
              children: (
                <>
                  {skill}
                  <span className="sr"> is missing</span>
                </>
              ),
            })),
          ]}
        />
      </div>
    </section>
  )
}
