import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { SeekerProfile } from '../../profile/SeekerProfile.tsx'
import { FailedNotice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import c from './Profile.module.css'
import { profileAs } from './privacy.queries.ts'

const RINGS = [
  { value: 'ring1', label: 'Finds you', says: 'Any employer, before you had to do with each other.' },
  { value: 'ring2', label: 'You applied', says: 'After you apply, accept a chat or get an offer.' },
  { value: 'ring3', label: 'You accepted', says: 'After you accept an offer.' },
] as const
type RingName = (typeof RINGS)[number]['value']

/** The profile as the server gives it to employers of each ring. */
export function ProfilePreview({ id }: { id: string }) {
  const [query, setQuery] = useSearchParams()
  const chosen = RINGS.find(({ value }) => value === query.get('as'))?.value ?? 'ring1'
  return (
    <Tabs<RingName>
      label="Who looks at it"
      value={chosen}
      onChange={(as) => setQuery({ as }, { replace: true, preventScrollReset: true })}
      tabs={RINGS.map(({ value, label, says }) => ({
        value,
        label,
        panel: (
          <>
            <p className={c.says}>{says}</p>
            <SeenAs id={id} ring={value} />
          </>
        ),
      }))}
    />
  )
}

function SeenAs({ id, ring }: { id: string; ring: RingName }) {
  const { data, isPending, isFetching, refetch } = useQuery(profileAs(id, ring))
  if (isPending) return <SkeletonRows rows={3} label="Loading what they see" />
  if (!data)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        What they see could not be loaded.
      </FailedNotice>
    )
  return <SeekerProfile profile={data} heading="h2" framed />
}
