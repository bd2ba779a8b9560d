import * as t from '@hearback/texts/web/membership.ts'
import { Lock } from 'lucide-react'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** Stands in for the pages of a company that contributors may not open. */
export const ContributorOnly = () => (
  <EmptyState
    heading="h1"
    title={t.contributorTitle}
    icon={<Lock size={28} aria-hidden />}
    actions={
      <>
        <LinkButton to={paths.employerJobs()}>{t.contributorJobsAction}</LinkButton>
        <LinkButton to={paths.settings('team')}>{t.ownersLink}</LinkButton>
      </>
    }
  >
    {t.contributorHint}
  </EmptyState>
)
