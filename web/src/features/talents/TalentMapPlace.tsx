import * as t from '@hearback/texts/web/maps.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { MapPlace } from '../../ui/map/MapPlace.tsx'
import c from './TalentMapPlace.module.css'
import { talents } from './talents.queries.ts'

const preload = () => import('./TalentMap.tsx')
const TalentMap = retryableLazy(async () => ({ default: (await preload()).TalentMap }))

/** Hidden if the search has no results or failed. */
export function TalentMapPlace(props: ComponentProps<typeof TalentMap>) {
  const { data, isError } = useQuery(talents(props.search))
  if (data ? data.profiles.length === 0 : isError) return null
  return (
    <MapPlace title={t.talentMapLabel} className={c.map} ready={data !== undefined} preload={preload}>
      {() => <TalentMap {...props} />}
    </MapPlace>
  )
}
