import * as t from '@hearback/texts/web/maps.ts'
import { retryableLazy } from '../../../ui/feedback/retryable-lazy.ts'
import type { Area } from '../../../ui/map/area.ts'
import { MapPlace } from '../../../ui/map/MapPlace.tsx'
import c from './JobSearchView.module.css'
import type { JobSearch } from './job-search.ts'

const JobMap = retryableLazy(async () => ({ default: (await import('./JobMap.tsx')).JobMap }))

interface JobMapPlaceProps {
  search: JobSearch
  /** Whether the list is loaded. */
  ready: boolean
  /** Ids of the job in the pane, and of the selected job. */
  shown: string | undefined
  picked: string | undefined
  onPick: (id: string) => void
  onArea: (area: Area) => void
}

export const JobMapPlace = ({ search, ready, shown, picked, onPick, onArea }: JobMapPlaceProps) => (
  <MapPlace title={t.jobMapLabel} className={c.map} ready={ready}>
    {(isOver) => (
      <JobMap search={search} picked={isOver ? picked : shown} onPick={onPick} onArea={onArea} alone={isOver} />
    )}
  </MapPlace>
)
