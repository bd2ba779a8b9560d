import type { FactSheet, JobStatus } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { useDates } from '../../ui/now.ts'
import { calendarDate } from '../../ui/text/times.ts'
import c from './FactSheetView.module.css'

const SINCE: Record<JobStatus, string> = {
  open: t.repostOpen,
  paused: t.repostPaused,
  closed: t.repostClosed,
  expired: t.repostExpired,
}

/** Earlier posts of a reposted job; the figures cover all of them. */
export function PostedBefore({ facts: { posts, postedBefore } }: { facts: FactSheet }) {
  const dates = useDates()
  return (
    <div className={c.before}>
      <p>{t.factRepost(posts)}</p>
      <ul>
        {postedBefore.map(({ _id, publishedAt, status }) => (
          <li key={_id}>
            <Link to={paths.job(_id)}>{calendarDate(publishedAt, dates)}</Link>
            {SINCE[status]}
          </li>
        ))}
      </ul>
    </div>
  )
}
