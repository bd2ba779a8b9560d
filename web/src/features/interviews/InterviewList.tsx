import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/interviews.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pageNumber } from '../../routing/page-number.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Section } from '../../ui/Layout.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { byDay, pickedOf } from './by-day.ts'
import { InterviewRow } from './InterviewRow.tsx'
import c from './Interviews.module.css'
import { interviews } from './interviews.queries.ts'

/** Upcoming interviews by day, and invitations without a picked time. */
export function InterviewList({ onInvite }: { onInvite: (application: Applicant) => void }) {
  const [query] = useSearchParams()
  const page = pageNumber(query)
  const list = useQuery(interviews(page))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={4} loading={t.listLoading} failed={list.error?.message} />
  if (data.interviews.length === 0)
    return (
      <EmptyState title={t.listEmptyTitle} icon={<CalendarDays size={28} aria-hidden />}>
        {t.listEmptyHint}
      </EmptyState>
    )
  const open = data.interviews.filter((one) => !pickedOf(one))
  return (
    <>
      {byDay(data.interviews).map((day) => (
        <Section key={day.name} title={day.name}>
          <ul className={c.rows}>
            {day.interviews.map((one) => (
              <InterviewRow key={one._id} application={one} onInvite={onInvite} />
            ))}
          </ul>
        </Section>
      ))}
      {open.length > 0 && (
        <Section title={t.unpickedTitle} note={t.unpickedNote}>
          <ul className={c.rows}>
            {open.map((one) => (
              <InterviewRow key={one._id} application={one} onInvite={onInvite} />
            ))}
          </ul>
        </Section>
      )}
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}
