import * as t from '@hearback/texts/web/billing.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { myUsage } from '../../domain/usage.ts'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { TickBar } from '../../ui/feedback/Progress.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useNow } from '../../ui/now.ts'
import { calendarDate, localDate } from '../../ui/text/times.ts'
import c from './Billing.module.css'
import { meterName } from './plan-words.ts'

/** All quotas with their usage, the remainder and the reset time. */
export function UsageMeters() {
  const query = useQuery(myUsage)
  const { data } = query
  const now = useNow()
  if (query.isPending) return <MetersSkeleton />
  if (!data) return <FailedNotice onRetry={query.refetch} busy={query.isFetching} />
  return (
    <>
      <div className={c.meters}>
        {data.meters.map((meter) => (
          <div key={meter.meter} className={c.meter}>
            <TickBar
              label={meterName(meter)}
              value={meter.used}
              max={meter.limit}
              text={t.usedOfLimit(
                meter.used.toLocaleString(locale.numbers),
                meter.limit.toLocaleString(locale.numbers),
              )}
            />
            <p className={c.hint}>
              {meter.left === 0 ? t.noneLeft : t.left(meter.left.toLocaleString(locale.numbers))}.{' '}
              {meter.period === 'month' ? t.usageResetsOn(calendarDate(meter.resetsAt)) : t.usageResetsTomorrow}
            </p>
          </div>
        ))}
      </div>
      {data.analyticsUntil && (
        <p className={c.pass}>
          {Date.parse(data.analyticsUntil) > now
            ? t.analyticsOpenUntil(localDate(data.analyticsUntil))
            : t.analyticsClosed}
        </p>
      )}
    </>
  )
}

/** As tall as the four meters of an employer. */
const MetersSkeleton = () => (
  <div className={c.meters} role="status">
    <span className="sr">{t.usageLoading}</span>
    {[1, 2, 3, 4].map((meter) => (
      <Skeleton key={meter} width="min(100%, 320px)" height={68} />
    ))}
  </div>
)
