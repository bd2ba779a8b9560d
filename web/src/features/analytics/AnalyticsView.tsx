import { useQuery } from '@tanstack/react-query'
import { BarChart3, Lock } from 'lucide-react'
import { useEffect } from 'react'
import { note } from '../../api/log.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Layout.tsx'
import { FailedNotice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { AnalyzedTable } from './AnalyzedTable.tsx'
import { type Analytics, failureOf, isRestricted, seekerAnalytics } from './analytics.queries.ts'
import { Figures } from './Figures.tsx'
import { FunnelTicks } from './FunnelTicks.tsx'
import { PayCompared } from './PayCompared.tsx'
import { WeeksChart } from './WeeksChart.tsx'

/** How the applications of this seeker went, as figures, marks and a table. */
export function AnalyticsView({ seekerId }: { seekerId: string | undefined }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(seekerAnalytics(seekerId))
  useEffect(() => {
    if (!seekerId) note('Analytics are not fetched: there is no job seeker id.')
  }, [seekerId])
  if (!seekerId) return null
  if (isPending) return <SkeletonRows rows={5} label="Loading your analytics" />
  if (data) return data.summary.total ? <Loaded analytics={data} /> : <NothingYet />
  if (isRestricted(error)) return <Restricted>{failureOf(error)}</Restricted>
  return (
    <FailedNotice onRetry={refetch} busy={isFetching}>
      {failureOf(error)}
    </FailedNotice>
  )
}

const Loaded = ({ analytics }: { analytics: Analytics }) => (
  <>
    <Figures analytics={analytics} />
    <Section title="Applications and answers" note="by week, the last twelve">
      <WeeksChart weeks={analytics.summary.overTime} />
    </Section>
    <Section title="How far they came" note="all applications">
      <FunnelTicks steps={analytics.summary.funnel} />
    </Section>
    <Section title="Pay you apply for" note="beside the median of the same kind of work">
      <PayCompared applications={analytics.detailedApplications} />
    </Section>
    <Section title="Each application" note="the same data as a table" id="table">
      <AnalyzedTable applications={analytics.detailedApplications} />
    </Section>
  </>
)

const NothingYet = () => (
  <EmptyState
    title="Nothing to count yet"
    icon={<BarChart3 size={30} />}
    actions={
      <LinkButton variant="primary" to={paths.jobs()}>
        Find jobs
      </LinkButton>
    }
  >
    Once you apply you see here who opens it, who answers, and how fast.
  </EmptyState>
)

const Restricted = ({ children }: { children: string }) => (
  <EmptyState
    title={children}
    icon={<Lock size={28} />}
    actions={
      <>
        <LinkButton variant="primary" to={paths.pricing()}>
          See Seeker plus
        </LinkButton>
        <LinkButton to={paths.applications()}>See your applications</LinkButton>
      </>
    }
  >
    Your applications themselves, their answers and their history are always yours to see.
  </EmptyState>
)
