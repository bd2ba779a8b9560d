import * as t from '@hearback/texts/web/seekers.ts'
import { useQueries } from '@tanstack/react-query'
import { FailedNotice } from '../../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Facts } from '../../../ui/Layout.tsx'
import { UserText } from '../../../ui/text/UserText.tsx'
import { Verbatim } from '../../../ui/text/Verbatim.tsx'
import c from './Privacy.module.css'
import { profileAs } from './privacy.queries.ts'
import { closerFacts, closestFacts, type Fact, openFacts } from './privacy-facts.ts'

const RINGS = [
  { as: 'ring1', title: t.visibilityFoundTitle, says: t.visibilityFoundLead, facts: openFacts },
  { as: 'ring2', title: t.visibilityAppliedTitle, says: t.visibilityMoreLead, facts: closerFacts },
  { as: 'ring3', title: t.visibilityAcceptedTitle, says: t.visibilityMoreLead, facts: closestFacts },
] as const

/** The user's data as the server returns it at each visibility level. */
export function PrivacyRings({ id }: { id: string }) {
  const answers = useQueries({ queries: RINGS.map(({ as }) => profileAs(id, as)) })
  if (answers.some(({ error }) => error))
    return (
      <FailedNotice onRetry={() => Promise.all(answers.map(({ refetch }) => refetch()))}>
        {t.visibilityFailed}
      </FailedNotice>
    )
  if (answers.some(({ isPending }) => isPending)) return <SkeletonRows rows={3} label={t.visibilityLoading} />
  return RINGS.map(({ as, title, says, facts }, index) => {
    const profile = answers[index]?.data
    const known = profile ? facts(profile).filter(({ value }) => value) : []
    return (
      <div key={as} className={c.ring}>
        <RingMark place={index} />
        <div>
          <h3>{title}</h3>
          {known.length ? <p>{says}</p> : <p>{t.visibilityNothingMore}</p>}
          <Facts items={known.map(shown)} />
        </div>
      </div>
    )
  })
}

const NAMES: readonly string[] = [t.name, t.fullName, t.phone, t.emailTerm]
const shown = ({ term, value }: Fact) => ({
  term,
  value: NAMES.includes(term) ? <Verbatim>{value}</Verbatim> : <UserText as="span">{value}</UserText>,
})

const RADII = [23, 16, 9]

const RingMark = ({ place }: { place: number }) => (
  <svg viewBox="0 0 48 48" width={48} height={48} className={c.ringMark} aria-hidden="true">
    {RADII.map((radius, ring) => (
      <circle key={radius} cx={24} cy={24} r={radius} data-on={ring === place || undefined} />
    ))}
    <circle className={c.me} cx={24} cy={24} r={3.5} />
  </svg>
)
