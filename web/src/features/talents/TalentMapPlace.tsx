import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useOpenMap } from '../../open-map.ts'
import { MapLink } from '../../ui/MapLink.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { TalentMapProps } from './TalentMap.tsx'
import c from './TalentMapPlace.module.css'
import { talents } from './talents.queries.ts'

const TalentMap = lazy(async () => ({ default: (await import('./TalentMap.tsx')).TalentMap }))
const TalentMapSheet = lazy(async () => ({ default: (await import('./TalentMapSheet.tsx')).TalentMapSheet }))

/** The style sheets go by the same width. */
const BESIDE = '(min-width: 87.5em)'

/** The map beside the list, or a button that opens it over the list; after the list. */
export function TalentMapPlace({ search, onTown }: TalentMapProps) {
  const beside = useMedia(BESIDE)
  const { open, link, close } = useOpenMap()
  const { data } = useQuery(talents(search))
  if (!data?.profiles.length) return null
  return (
    <>
      <div className={c.map}>
        <Suspense>{beside && <TalentMap search={search} onTown={onTown} />}</Suspense>
      </div>
      <MapLink {...link} />
      <Suspense>{open && !beside && <TalentMapSheet search={search} onTown={onTown} onClose={close} />}</Suspense>
    </>
  )
}
