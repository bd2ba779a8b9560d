import type { Meter } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as own from '@hearback/texts/web/own-jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { myUsage } from '../../../domain/usage.ts'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { calendarDate } from '../../../ui/text/times.ts'
import c from './JobForm.module.css'

function usePostQuota(): Meter | undefined {
  const { data } = useQuery(myUsage)
  return data?.meters.find(({ meter }) => meter === 'jobPosts')
}

const written = (count: number) => count.toLocaleString(locale.numbers)

/** Above the form once the monthly job posts are used up; nothing before. */
export function UsedUpNotice() {
  const quota = usePostQuota()
  if (!quota || quota.left > 0) return null
  const { used, limit, resetsAt } = quota
  return (
    <div className={c.restored}>
      <Notice
        action={
          <LinkButton size="sm" to={paths.billing()}>
            {t.refusalPlansLink}
          </LinkButton>
        }
      >
        {own.quotaUsedUp(written(used), written(limit), calendarDate(resetsAt))} {own.quotaUsedUpHint}
      </Notice>
    </div>
  )
}

/** Number of job posts left this month, beside the button. */
export function PostsLeft() {
  const quota = usePostQuota()
  return quota ? <span>{own.quotaLeft(written(quota.left))}</span> : null
}
