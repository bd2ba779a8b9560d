import { Suspense, useEffect } from 'react'
import { useOpenMap } from '../../../open-map.ts'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import { MapBeside } from '../../../ui/map/MapBeside.tsx'
import { MapLink } from '../../../ui/navigation/MapLink.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import c from './JobSearchView.module.css'
import type { JobSearch } from './job-search.ts'

// Loaded lazily, so that the list never waits for the map.
const drawing = () => import('./JobMap.tsx')
const JobMap = retryableLazy(async () => ({ default: (await drawing()).JobMap }))
const JobMapSheet = retryableLazy(async () => ({ default: (await import('./JobMapSheet.tsx')).JobMapSheet }))

/** Minimum width for a map beside list and pane; keep in sync with the style sheets. */
const BESIDE = '(min-width: 87.5em)'

interface JobMapPlaceProps {
  search: JobSearch
  /** Whether the list is loaded. */
  ready: boolean
  /** Ids of the job in the pane, and of the selected job. */
  shown: string | undefined
  picked: string | undefined
  onPick: (id: string) => void
}

/** The map beside the list, or a button that opens it over the list. */
export function JobMapPlace({ search, ready, shown, picked, onPick }: JobMapPlaceProps) {
  const beside = useMedia(BESIDE)
  const { open, link, close } = useOpenMap()
  useEffect(() => {
    if (beside) void drawing()
  }, [beside])
  return (
    <>
      <div className={c.map}>
        <MapBeside shown={beside && ready}>
          <JobMap search={search} picked={shown} onPick={onPick} />
        </MapBeside>
      </div>
      {ready && <MapLink {...link} />}
      <Suspense>
        {open && ready && !beside && <JobMapSheet search={search} picked={picked} onPick={onPick} onClose={close} />}
      </Suspense>
    </>
  )
}
