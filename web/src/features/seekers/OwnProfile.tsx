import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { profileAs } from './privacy/privacy.queries.ts'

interface OwnProfileProps {
  /** Path to return to after creating a profile. */
  next: string
  /** Placeholder in the shape of the page; rows by default. */
  skeleton?: ReactNode
  children: (profile: Seeker) => ReactNode
}

/** Loads the user's profile for a page; links to the form if there is none. */
export function OwnProfile({ next, skeleton, children }: OwnProfileProps) {
  const id = useSession()?.user._id
  return id ? <Loaded id={id} next={next} skeleton={skeleton} render={children} /> : null
}

interface LoadedProps extends Omit<OwnProfileProps, 'children'> {
  id: string
  render: OwnProfileProps['children']
}

function Loaded({ id, next, skeleton, render }: LoadedProps) {
  const { data, isPending, isFetching, refetch } = useQuery(profileAs(id, 'owner'))
  if (isPending) return skeleton ?? <SkeletonRows rows={4} label={t.profileLoading} />
  if (data) return render(data)
  if (data === undefined)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {t.profileFailed}
      </FailedNotice>
    )
  return (
    <EmptyState
      title={t.profileEmptyTitle}
      icon={<UserRound size={30} />}
      actions={
        <LinkButton variant="primary" to={paths.onboarding({ next })}>
          {t.profileEmptyAction}
        </LinkButton>
      }
    >
      {t.profileEmptyHint}
    </EmptyState>
  )
}
