import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/talents.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SeekerProfile } from '../../profile/SeekerProfile.tsx'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice, Notice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { PageTitle } from '../../ui/Layout.tsx'
import c from './Talents.module.css'
import { talentDetail } from './talents.queries.ts'

/** Explains at which visibility level hidden fields appear (product.md 6.7). */
const RINGS: Record<number, string> = {
  1: t.visibilityFound,
  2: t.visibilityContact,
}

interface TalentViewProps {
  id: string
  /** Renders the button that messages the seeker. */
  contact: (profile: Seeker) => ReactNode
  /** Renders the report button. */
  report: (profile: Seeker) => ReactNode
}

export function TalentView({ id, contact, report }: TalentViewProps) {
  const { data, isPending, isFetching, error, refetch } = useQuery(talentDetail(id))
  if (isPending) return <Untold content={<SkeletonRows rows={3} label={t.viewLoading} />} />
  if (data)
    return (
      <div className={c.whole}>
        <SeekerProfile
          profile={data}
          heading="h1"
          note={
            <div className={`${c.note} screen-only`}>
              {contact(data)}
              {RINGS[data.ring] && <Notice>{RINGS[data.ring]}</Notice>}
            </div>
          }
        />
        <div className={`${c.note} screen-only`}>{report(data)}</div>
      </div>
    )
  const isGone = (error as { status?: number }).status === 404
  if (isGone)
    return (
      <EmptyState
        heading="h1"
        title={t.missingTitle}
        actions={<LinkButton to={paths.talentSearch()}>{t.missingAction}</LinkButton>}
      >
        {t.missingHint}
      </EmptyState>
    )
  const failed = (
    <FailedNotice onRetry={refetch} busy={isFetching}>
      {error.message}
    </FailedNotice>
  )
  return <Untold content={failed} />
}

const Untold = ({ content }: { content: ReactNode }) => (
  <>
    <PageTitle>{t.profile}</PageTitle>
    {content}
  </>
)
