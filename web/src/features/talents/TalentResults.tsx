import type { LatestInvitation } from '@hearback/contract/people/latest-invitation.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/talents.ts'
import { useQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { TalentCard } from './TalentCard.tsx'
import c from './Talents.module.css'
import type { TalentSearch } from './talent-search.ts'
import { talents } from './talents.queries.ts'

interface TalentResultsProps {
  search: TalentSearch
  /** Below each result; `invitation` is the company's latest to that person. */
  acts: TalentActs
}
export type TalentActs = (seeker: Seeker, invitation: LatestInvitation | undefined) => ReactNode

/** Search results with their number. */
export function TalentResults({ search, acts }: TalentResultsProps) {
  const query = useQuery(talents(search))
  const { data, isPlaceholderData } = query
  if (!data) return <QueryFallback query={query} rows={6} loading={t.listLoading} failed={query.error?.message} />
  const { profiles, invitations = [], total, totalIsExact, totalPages, area, unknownPostalCode } = data
  const invitedTo = new Map(invitations.map((invitation) => [invitation.person, invitation]))
  const count = t.peopleFound(total, `${total.toLocaleString(locale.numbers)}${totalIsExact ? '' : '+'}`)
  return (
    <div aria-busy={isPlaceholderData} className={c.results}>
      <p role="status" className={c.count}>
        {count}
      </p>
      {area && <p>{search.radius ? t.distanceNeedsCity(area.label) : t.areaEverywhere(area.label)}</p>}
      {profiles.length === 0 ? (
        <EmptyState
          title={unknownPostalCode ? t.unknownPostalCode(unknownPostalCode) : t.emptyTitle}
          icon={<UserSearch size={28} aria-hidden />}
        >
          {unknownPostalCode ? t.unknownPostalCodeHint : t.emptyHint}
        </EmptyState>
      ) : (
        <ul className={c.cards}>
          {profiles.map((seeker) => (
            <TalentCard
              key={seeker._id}
              seeker={seeker}
              wanted={search.skill}
              acts={acts(seeker, invitedTo.get(seeker._id))}
            />
          ))}
        </ul>
      )}
      <Pager page={search.page} totalPages={totalPages} />
    </div>
  )
}
