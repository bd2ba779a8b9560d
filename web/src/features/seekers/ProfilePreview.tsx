import * as t from '@hearback/texts/web/seekers.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { SeekerProfile } from '../../profile/SeekerProfile.tsx'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import c from './Profile.module.css'
import { profileAs } from './privacy/privacy.queries.ts'

const RINGS = [
  { value: 'ring1', label: t.previewFoundViewer, says: t.previewFoundHint },
  { value: 'ring2', label: t.previewAppliedViewer, says: t.previewAppliedHint },
  { value: 'ring3', label: t.previewAcceptedViewer, says: t.previewAcceptedHint },
] as const
type RingName = (typeof RINGS)[number]['value']

/** The profile as the server returns it to employers of each visibility level. */
export function ProfilePreview({ id }: { id: string }) {
  const [query, setQuery] = useSearchParams()
  const chosen = RINGS.find(({ value }) => value === query.get('as'))?.value ?? 'ring1'
  return (
    <Tabs<RingName>
      label={t.previewViewerLabel}
      value={chosen}
      onChange={(as) => setQuery({ as }, { replace: true, preventScrollReset: true })}
      tabs={RINGS.map(({ value, label, says }) => ({
        value,
        label,
        panel: (
          <>
            <p className={c.says}>{says}</p>
            <SeenAs id={id} level={value} />
          </>
        ),
      }))}
    />
  )
}

function SeenAs({ id, level }: { id: string; level: RingName }) {
  const { data, isPending, isFetching, refetch } = useQuery(profileAs(id, level))
  if (isPending) return <SkeletonRows rows={3} label={t.previewLoading} />
  if (!data)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {t.previewFailed}
      </FailedNotice>
    )
  return <SeekerProfile profile={data} heading="h2" framed />
}
