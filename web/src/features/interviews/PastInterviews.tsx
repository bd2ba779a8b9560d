import type { PastInterview } from '@hearback/contract/hiring/interview-changes.ts'
import * as t from '@hearback/texts/web/interviews.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { nameOf } from '../../domain/hiring-words.ts'
import { slotWords } from '../../domain/interview-times.ts'
import { pageNumber } from '../../routing/page-number.ts'
import { paths } from '../../routing/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Avatar } from '../../ui/figures/Avatar.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { deviceZone } from '../../ui/text/times.ts'
import { InterviewActs } from './InterviewActs.tsx'
import c from './Interviews.module.css'
import { pastInterviews } from './interviews.queries.ts'
import { MODES } from './modes.ts'

/** Interviews that took place, were missed or canceled, latest first. */
export function PastInterviews() {
  const [query] = useSearchParams()
  const page = pageNumber(query)
  const { data, isPending, isFetching, error, refetch } = useQuery(pastInterviews(page))
  if (isPending) return <SkeletonRows rows={4} label={t.listLoading} />
  if (!data)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {error.message}
      </FailedNotice>
    )
  if (data.interviews.length === 0)
    return (
      <EmptyState title={t.pastEmptyTitle} icon={<CalendarDays size={28} aria-hidden />}>
        {t.pastEmptyHint}
      </EmptyState>
    )
  return (
    <>
      <ul className={c.rows}>
        {data.interviews.map((one) => (
          <PastRow key={one._id} interview={one} />
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}

const OUTCOMES: Record<PastInterview['outcome'], string> = {
  held: t.outcomeHeld,
  canceled: t.outcomeCanceled,
  no_show: t.outcomeNoShow,
}

function PastRow({ interview }: { interview: PastInterview }) {
  const { slot, minutes, mode, outcome, reason, application } = interview
  const { _id, applicant, job, jobTitle, status, interviewInvitation } = application
  const name = nameOf(applicant)
  const mayBeMissed = outcome === 'held' && status === 'interview' && interviewInvitation?.picked === slot
  return (
    <li className={c.row}>
      <div className={c.time}>
        <time dateTime={slot}>{slotWords(slot, minutes, deviceZone(), 'short')}</time>
      </div>
      <Avatar
        id={applicant._id}
        name={name}
        picture={applicant.pictures?.small ?? applicant.profilePicture}
        size={40}
      />
      <div className={c.who}>
        <h2>
          <Link to={`${paths.applicants(job)}?applicant=${_id}`} translate="no">
            {name}
          </Link>
        </h2>
        <p>{joinWithDots([jobTitle, MODES[mode]])}</p>
        {reason && <p className={c.quote}>{reason}</p>}
      </div>
      <div className={c.acts}>
        <Pill>{OUTCOMES[outcome]}</Pill>
        {mayBeMissed && <InterviewActs id={_id} name={name} phase="started" />}
      </div>
    </li>
  )
}
