import type { Plan } from '@hearback/contract/subscriptions.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Section } from '../../ui/Layout.tsx'
import c from './Billing.module.css'
import { jobsPausedByPlan } from './billing.queries.ts'

/** Which jobs the plan has paused, why, and what brings them back; nothing where there is none. */
export function PausedJobs({ employerId, plan }: { employerId: string; plan: Plan | undefined }) {
  const jobs = useQuery(jobsPausedByPlan(employerId)).data ?? []
  const kept = plan?.limits.find(({ meter }) => meter === 'jobPosts')?.limit
  if (jobs.length === 0 || kept === undefined) return null
  return (
    <Section title="Paused by your plan">
      <div className={c.paused}>
        <p>
          The plan {plan?.name} keeps {kept} jobs open, the newest ones. These are paused: nobody can apply, and nothing
          is deleted. Applications that you have stay, and can be answered.
        </p>
        <ul>
          {jobs.map(({ _id, jobTitle }) => (
            <li key={_id}>
              <Link to={paths.employerJob(_id)}>{jobTitle}</Link>
            </li>
          ))}
        </ul>
        <p>
          With a larger plan they open again by themselves. To open one of them now, pause or close another job first.
        </p>
        <div className={c.acts}>
          <LinkButton to={paths.employerJobs({ status: 'paused' })}>Your paused jobs</LinkButton>
        </div>
      </div>
    </Section>
  )
}
