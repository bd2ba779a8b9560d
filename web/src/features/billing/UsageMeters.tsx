import { useQuery } from '@tanstack/react-query'
import { FailedNotice } from '../../ui/Notice.tsx'
import { TickBar } from '../../ui/Progress.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { shortDate } from '../../ui/times.ts'
import c from './Billing.module.css'
import { myUsage } from './billing.queries.ts'
import { meterName } from './plan-words.ts'

/** All that is limited: how much is used and left, and when counting begins anew. */
export function UsageMeters() {
  const { data, isPending, isFetching, refetch } = useQuery(myUsage)
  if (isPending) return <SkeletonRows rows={3} label="Loading your usage" />
  if (!data) return <FailedNotice onRetry={refetch} busy={isFetching} />
  return (
    <>
      <div className={c.meters}>
        {data.meters.map((meter) => (
          <div key={meter.meter} className={c.meter}>
            <TickBar
              label={meterName(meter)}
              value={meter.used}
              max={meter.limit}
              text={`${meter.used.toLocaleString('en')} of ${meter.limit.toLocaleString('en')}`}
            />
            <p className={c.hint}>
              {meter.left === 0 ? 'None left' : `${meter.left.toLocaleString('en')} left`}.{' '}
              {meter.period === 'month'
                ? `Starts anew on ${shortDate(meter.resetsAt)} (UTC).`
                : 'Starts anew tomorrow (UTC).'}
            </p>
          </div>
        ))}
      </div>
      {data.analyticsUntil && (
        <p className={c.hint}>
          {Date.parse(data.analyticsUntil) > Date.now()
            ? `Analytics are open to you until ${shortDate(data.analyticsUntil)}.`
            : 'Analytics were open for your first 30 days; Seeker plus opens them always.'}
        </p>
      )}
    </>
  )
}
