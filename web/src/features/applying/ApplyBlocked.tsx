import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getApplyTerms } from '@hearback/contract/hiring/application-limits.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { pausedHint, SimilarJobsLink } from './ApplyPaused.tsx'

interface ApplyBlockedProps {
  job: Job
  terms: ReplyOf<typeof getApplyTerms>
  /** Button that saves the job. */
  save: ReactNode
}

/** Why the seeker cannot apply now, and what to do instead. */
export function ApplyBlocked({ job, terms, save }: ApplyBlockedProps) {
  const { applicationsPaused: reason, applicationBudget: budget, applicantLimit } = terms
  const title = reason === 'full' ? t.fullTitle : t.answeringFirstTitle
  return (
    <EmptyState
      title={reason ? title : t.budgetUsedUp(budget.limit)}
      heading="h3"
      icon={<Hourglass size={30} aria-hidden />}
      actions={
        <>
          {reason ? (
            <SimilarJobsLink job={job} />
          ) : (
            <LinkButton variant="primary" to={`${paths.applications()}?sort=due`}>
              {t.budgetLink}
            </LinkButton>
          )}
          {save}
        </>
      }
    >
      {reason ? pausedHint(reason, applicantLimit ?? 0) : t.budgetUsedUpHint}
    </EmptyState>
  )
}
