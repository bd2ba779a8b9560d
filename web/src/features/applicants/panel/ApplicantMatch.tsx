import { matchOf } from '@hearback/contract/hiring/match.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { Check, Minus } from 'lucide-react'
import { MatchList } from '../../../match/MatchList.tsx'
import { Pills } from '../../../ui/figures/Pill.tsx'
import c from './ApplicantPanel.module.css'

/** Compares the job with the seeker part by part; facts, no score. */
export function ApplicantMatch({ job, seeker }: { job: Job; seeker: Seeker }) {
  const { have, missing } = matchOf(job, seeker).skills
  return (
    <section>
      <h3>{t.matchTitle}</h3>
      <MatchList job={job} seeker={seeker} />
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
                  <span className="sr"> {t.skillMissing}</span>
                </>
              ),
            })),
          ]}
        />
      </div>
    </section>
  )
}
