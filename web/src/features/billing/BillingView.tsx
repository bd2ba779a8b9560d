import * as t from '@hearback/texts/web/billing.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Section } from '../../ui/Layout.tsx'
import { allPlans, myPlan } from './billing.queries.ts'
import { CurrentPlan } from './CurrentPlan.tsx'
import { InvoiceList } from './InvoiceList.tsx'
import { PausedJobs } from './PausedJobs.tsx'
import { SimulatedNotice } from './SimulatedNotice.tsx'
import { UsageMeters } from './UsageMeters.tsx'

/** Plan, usage and invoices of the signed-in user. */
export function BillingView() {
  const user = useSession()?.user
  const side = user?.userType
  const mine = useQuery(myPlan)
  const plans = useQuery(allPlans)
  return (
    <>
      <SimulatedNotice mode={mine.data?.mode} />
      <Section title={t.yourPlan}>
        {mine.data && plans.data ? (
          <CurrentPlan mine={mine.data} plans={plans.data.plans.filter(({ audience }) => audience === side)} />
        ) : mine.isError || plans.isError ? (
          <FailedNotice onRetry={() => Promise.all([mine.refetch(), plans.refetch()])} />
        ) : (
          <SkeletonRows rows={2} label={t.planLoading} />
        )}
      </Section>
      {user && side === 'employer' && mine.data && (
        <PausedJobs
          employerId={user._id}
          plan={plans.data?.plans.find(({ _id, audience }) => _id === mine.data.plan && audience === side)}
        />
      )}
      <Section title={t.usageTitle} note={t.usageTimeZone}>
        <UsageMeters />
      </Section>
      <Section title={t.invoices}>
        <InvoiceList />
      </Section>
    </>
  )
}
