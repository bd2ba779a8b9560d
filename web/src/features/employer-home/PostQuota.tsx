import type { getDashboard } from '@hearback/contract/answering.ts'
import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { TickBar } from '../../ui/Progress.tsx'
import { shortDate } from '../../ui/times.ts'
import c from './EmployerHome.module.css'

/** Job posts of this calendar month, a tick for each that the plan allows. */
export function PostQuota({ quota }: { quota: ReplyOf<typeof getDashboard>['jobQuota'] }) {
  const { limit, used, resetsAt } = quota
  const isUsedUp = used >= limit
  return (
    <div className={c.quota}>
      <TickBar label="Job posts this month" value={used} max={limit} text={`${used} of ${limit}`} />
      <p className={c.note}>
        {isUsedUp ? 'All used.' : `${limit - used} left.`} Starts again on {shortDate(resetsAt)}.
        {isUsedUp && (
          <>
            {' '}
            <Link to={paths.pricing()}>Plans with more posts</Link>
          </>
        )}
      </p>
    </div>
  )
}
