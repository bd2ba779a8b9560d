import type { Plan } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/billing.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Section } from '../../ui/Layout.tsx'
import { nameOfPlan } from '../../ui/text/plan-name.ts'
import c from './Billing.module.css'
import { jobsPausedByPlan } from './billing.queries.ts'

/** Lists jobs paused by the plan, and how to reopen them; renders nothing without any. */
export function PausedJobs({ employerId, plan }: { employerId: string; plan: Plan | undefined }) {
  const jobs = useQuery(jobsPausedByPlan(employerId)).data ?? []
  const kept = plan?.limits.find(({ meter }) => meter === 'jobPosts')?.limit
  if (jobs.length === 0 || kept === undefined) return null
  return (
    <Section title={t.pausedJobsTitle}>
      <div className={c.paused}>
        <p>{t.pausedJobsLead(nameOfPlan(plan), kept)}</p>
        <ul>
          {jobs.map(({ _id, jobTitle }) => (
            <li key={_id}>
              <Link to={paths.employerJob(_id)}>{jobTitle}</Link>
            </li>
          ))}
        </ul>
        <p>{t.pausedJobsHint}</p>
        <div className={c.acts}>
          <LinkButton to={paths.employerJobs({ status: 'paused' })}>{t.pausedJobsLink}</LinkButton>
        </div>
      </div>
    </Section>
  )
}
