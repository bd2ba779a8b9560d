import * as t from '@hearback/texts/web/analytics.ts'
import { useQuery } from '@tanstack/react-query'
import { BarChart3, Lock } from 'lucide-react'
import { useEffect } from 'react'
import { note } from '../../api/log.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Section } from '../../ui/Layout.tsx'
import { AnalyzedTable } from './AnalyzedTable.tsx'
import { type Analytics, failureOf, isRestricted, seekerAnalytics } from './analytics.queries.ts'
import { Figures } from './Figures.tsx'
import { FunnelTicks } from './FunnelTicks.tsx'
import { PayCompared } from './PayCompared.tsx'
import { WeeksChart } from './WeeksChart.tsx'

/** Application statistics of a seeker, as figures, charts and a table. */
export function AnalyticsView({ seekerId }: { seekerId: string | undefined }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(seekerAnalytics(seekerId))
  useEffect(() => {
    if (!seekerId) note(t.seekerIdMissing)
  }, [seekerId])
  if (!seekerId) return null
  if (isPending) return <SkeletonRows rows={5} label={t.loading} />
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
    <Section title={t.weeklyTitle} note={t.weeklyNote}>
      <WeeksChart weeks={analytics.summary.overTime} />
    </Section>
    <Section title={t.funnelTitle} note={t.allApplications}>
      <FunnelTicks steps={analytics.summary.funnel} />
    </Section>
    <Section title={t.payTitle} note={t.payNote}>
      <PayCompared applications={analytics.detailedApplications} />
    </Section>
    <Section title={t.eachApplication} note={t.tableNote} id="table">
      <AnalyzedTable applications={analytics.detailedApplications} />
    </Section>
  </>
)

const NothingYet = () => (
  <EmptyState
    title={t.emptyTitle}
    icon={<BarChart3 size={30} />}
    actions={
      <LinkButton variant="primary" to={paths.jobs()}>
        {t.findJobs}
      </LinkButton>
    }
  >
    {t.emptyHint}
  </EmptyState>
)

const Restricted = ({ children }: { children: string }) => (
  <EmptyState
    title={children}
    icon={<Lock size={28} />}
    actions={
      <>
        <LinkButton variant="primary" to={paths.pricing()}>
          {t.restrictedPlanAction}
        </LinkButton>
        <LinkButton to={paths.applications()}>{t.restrictedApplicationsAction}</LinkButton>
      </>
    }
  >
    {t.restrictedHint}
  </EmptyState>
)
