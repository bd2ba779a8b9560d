import * as t from '@hearback/texts/web/apply-sheet.ts'
import { UserRound } from 'lucide-react'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** Asks for a profile, which applications require; returns to this job afterwards. */
export const NoProfile = ({ path }: { path: string }) => (
  <EmptyState
    title={t.noProfileTitle}
    heading="h3"
    icon={<UserRound size={30} />}
    actions={
      <LinkButton variant="primary" to={paths.onboarding({ next: `${path}?apply=1` })}>
        {t.noProfileAction}
      </LinkButton>
    }
  >
    {t.noProfileHint}
  </EmptyState>
)
