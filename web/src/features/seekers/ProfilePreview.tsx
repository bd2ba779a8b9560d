import * as t from '@hearback/texts/web/seekers.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { SeekerProfile } from '../../profile/SeekerProfile.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
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
  const list = useQuery(profileAs(id, level))
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={3} loading={t.previewLoading} failed={t.previewFailed} />
  return <SeekerProfile profile={data} heading="h2" framed />
}
