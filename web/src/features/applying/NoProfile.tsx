import { UserRound } from 'lucide-react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** One applies with a profile; the way to it leads back here. */
export const NoProfile = ({ path }: { path: string }) => (
  <EmptyState
    title="Publish your profile first"
    heading="h3"
    icon={<UserRound size={30} />}
    actions={
      <LinkButton variant="primary" to={paths.onboarding({ next: `${path}?apply=1` })}>
        Write your profile
      </LinkButton>
    }
  >
    It takes a few minutes and serves for every application. Afterwards you come back to this job.
  </EmptyState>
)
