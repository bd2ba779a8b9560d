import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useOpenMap } from '../../open-map.ts'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { MapBeside } from '../../ui/map/MapBeside.tsx'
import { MapLink } from '../../ui/navigation/MapLink.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { TalentMapProps } from './TalentMap.tsx'
import c from './TalentMapPlace.module.css'
import { talents } from './talents.queries.ts'

const drawing = () => import('./TalentMap.tsx')
const TalentMap = retryableLazy(async () => ({ default: (await drawing()).TalentMap }))
const TalentMapSheet = retryableLazy(async () => ({ default: (await import('./TalentMapSheet.tsx')).TalentMapSheet }))

/** Keep in sync with the style sheets. */
const BESIDE = '(min-width: 87.5em)'

/** The map beside the list, or a button that opens it over the list. */
export function TalentMapPlace({ search, onTown }: TalentMapProps) {
  const beside = useMedia(BESIDE)
  const { open, link, close } = useOpenMap()
  const { data } = useQuery(talents(search))
  useEffect(() => {
    if (beside) void drawing()
  }, [beside])
  if (data && data.profiles.length === 0) return null
  return (
    <>
      <div className={c.map}>
        <MapBeside shown={beside && data !== undefined}>
          <TalentMap search={search} onTown={onTown} />
        </MapBeside>
      </div>
      {data && <MapLink {...link} />}
      <Suspense>
        {open && data && !beside && <TalentMapSheet search={search} onTown={onTown} onClose={close} />}
      </Suspense>
    </>
  )
}
