import * as t from '@hearback/texts/web/billing.ts'
import { useQuery } from '@tanstack/react-query'
import { partyId, useSession } from '../../api/session.ts'
import { isOwner } from '../../domain/company-role.ts'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Section } from '../../ui/Layout.tsx'
import c from './Billing.module.css'
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
  const canChange = side !== 'employer' || isOwner(user)
  const mine = useQuery(myPlan)
  const plans = useQuery(allPlans)
  return (
    <>
      <Section title={t.yourPlan}>
        {mine.data && plans.data ? (
          <CurrentPlan
            mine={mine.data}
            canChange={canChange}
            plans={plans.data.plans.filter(({ audience }) => audience === side)}
          />
        ) : mine.isError || plans.isError ? (
          <FailedNotice onRetry={() => Promise.all([mine.refetch(), plans.refetch()])} />
        ) : (
          <PlanSkeleton />
        )}
      </Section>
      {user && side === 'employer' && mine.data && (
        <PausedJobs
          employerId={partyId(user)}
          plan={plans.data?.plans.find(({ _id, audience }) => _id === mine.data.plan && audience === side)}
        />
      )}
      <Section title={t.usageTitle} note={t.usageTimeZone}>
        <UsageMeters />
      </Section>
      {canChange && (
        <Section title={t.invoices}>
          <InvoiceList />
        </Section>
      )}
      {/* Last, because it is known only once the plan has loaded and would shift what is below. */}
      <SimulatedNotice mode={mine.data?.mode} />
    </>
  )
}

/** As tall as the free plan of an employer, also where its buttons wrap. */
const PlanSkeleton = () => (
  <div className={c.card} role="status">
    <span className="sr">{t.planLoading}</span>
    <Skeleton width={180} height={36} />
    <Skeleton width="min(100%, 420px)" height={22} />
    <div className={c.acts}>
      {[290, 330, 140].map((width) => (
        <Skeleton key={width} width={`min(100%, ${width}px)`} height={44} />
      ))}
    </div>
  </div>
)
