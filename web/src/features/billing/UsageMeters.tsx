import * as t from '@hearback/texts/web/billing.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { myUsage } from '../../domain/usage.ts'
import { TickBar } from '../../ui/feedback/Progress.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { useNow } from '../../ui/now.ts'
import { localDate, shortDate } from '../../ui/text/times.ts'
import c from './Billing.module.css'
import { meterName } from './plan-words.ts'

/** All quotas with their usage, the remainder and the reset time. */
export function UsageMeters() {
  const query = useQuery(myUsage)
  const { data } = query
  const now = useNow()
  if (!data) return <QueryFallback query={query} rows={3} loading={t.usageLoading} />
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
              {meter.period === 'month' ? t.usageResetsOn(shortDate(meter.resetsAt)) : t.usageResetsTomorrow}
            </p>
          </div>
        ))}
      </div>
      {data.analyticsUntil && (
        <p className={c.hint}>
          {Date.parse(data.analyticsUntil) > now
            ? t.analyticsOpenUntil(localDate(data.analyticsUntil))
            : t.analyticsClosed}
        </p>
      )}
    </>
  )
}
