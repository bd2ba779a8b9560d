import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getDashboard } from '@hearback/contract/hiring/answering.ts'
import * as t from '@hearback/texts/web/employer-home.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { TickBar } from '../../ui/feedback/Progress.tsx'
import { calendarDate } from '../../ui/text/times.ts'
import c from './EmployerHome.module.css'

/** Job posts of this calendar month, one tick for each that the plan allows. */
export function PostQuota({ quota }: { quota: ReplyOf<typeof getDashboard>['jobQuota'] }) {
  const { limit, used, resetsAt } = quota
  const isUsedUp = used >= limit
  return (
    <div className={c.quota}>
      <TickBar label={t.quotaLabel} value={used} max={limit} text={t.quotaUsed(used, limit)} />
      <p className={c.note}>
        {t.quotaResetsOn(isUsedUp ? t.quotaUsedUp : t.left(limit - used), calendarDate(resetsAt))}
        {isUsedUp && (
          <>
            {' '}
            <Link to={paths.billing()}>{t.quotaPlansLink}</Link>
          </>
        )}
      </p>
    </div>
  )
}
