import * as t from '@hearback/texts/web/maps.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { MapPlace } from '../../ui/map/MapPlace.tsx'
import c from './TalentMapPlace.module.css'
import { talents } from './talents.queries.ts'

const TalentMap = retryableLazy(async () => ({ default: (await import('./TalentMap.tsx')).TalentMap }))

interface TalentMapPlaceProps extends Omit<ComponentProps<typeof TalentMap>, 'onTown'> {
  /** `isOver`: the map covers the list. */
  onTown: (city: string, isOver: boolean) => void
}

/** Hidden if the search has no results or failed. */
export function TalentMapPlace({ onTown, ...props }: TalentMapPlaceProps) {
  const { data, isError } = useQuery(talents(props.search))
  if (data ? data.profiles.length === 0 : isError) return null
  return (
    <MapPlace title={t.talentMapLabel} className={c.map} ready={data !== undefined}>
      {(isOver) => <TalentMap {...props} onTown={(city) => onTown(city, isOver)} />}
    </MapPlace>
  )
}
