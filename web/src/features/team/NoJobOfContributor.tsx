import * as t from '@hearback/texts/web/membership.ts'
import { BriefcaseBusiness } from 'lucide-react'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** The jobs of a contributor whom no colleague has added to one. */
export const NoJobOfContributor = () => (
  <EmptyState
    title={t.contributorJobsEmptyTitle}
    icon={<BriefcaseBusiness size={28} aria-hidden />}
    actions={<LinkButton to={paths.settings('team')}>{t.contributorJobsEmptyAction}</LinkButton>}
  >
    {t.contributorJobsEmptyHint}
  </EmptyState>
)
