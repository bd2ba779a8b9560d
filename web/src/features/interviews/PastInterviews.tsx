import type { PastInterview } from '@hearback/contract/hiring/interview-changes.ts'
import * as t from '@hearback/texts/web/interviews.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { nameOf } from '../../domain/hiring-words.ts'
import { slotWords } from '../../domain/interview-times.ts'
import { pageNumber } from '../../routing/page-number.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pill } from '../../ui/figures/Pill.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { deviceZone } from '../../ui/text/device-zone.ts'
import { joinWithDots } from '../../ui/text/join-with-dots.ts'
import { InterviewActs } from './InterviewActs.tsx'
import { InterviewPerson } from './InterviewPerson.tsx'
import c from './Interviews.module.css'
import { pastInterviews } from './interviews.queries.ts'
import { MODES } from './modes.ts'

/** Interviews that took place, were missed or canceled, latest first. */
export function PastInterviews() {
  const [query] = useSearchParams()
  const page = pageNumber(query)
  const list = useQuery(pastInterviews(page))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={4} loading={t.listLoading} failed={list.error?.message} />
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
  const { _id, applicant, jobTitle, status, interviewInvitation } = application
  const mayBeMissed = outcome === 'held' && status === 'interview' && interviewInvitation?.picked === slot
  return (
    <li className={c.row}>
      <div className={c.time}>
        <time dateTime={slot}>{slotWords(slot, minutes, deviceZone(), 'short')}</time>
      </div>
      <InterviewPerson application={application} heading="h2">
        <p>{joinWithDots([jobTitle, MODES[mode]])}</p>
        {reason && <p className={c.quote}>{reason}</p>}
      </InterviewPerson>
      <div className={c.acts}>
        <Pill>{OUTCOMES[outcome]}</Pill>
        {mayBeMissed && <InterviewActs id={_id} name={nameOf(applicant)} phase="started" past={interview._id} />}
      </div>
    </li>
  )
}
