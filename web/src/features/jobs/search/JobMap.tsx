import { limits } from '@hearback/contract/values/limits.ts'
import * as t from '@hearback/texts/web/maps.ts'
import { useQuery } from '@tanstack/react-query'
import type { Area } from '../../../ui/map/area.ts'
import { SearchMap } from '../../../ui/map/SearchMap.tsx'
import { jobMap } from './job-map.queries.ts'
import { groupWords, noteOf, pinOf } from './job-pins.ts'
import type { JobSearch } from './job-search.ts'
import { MapChoice } from './MapChoice.tsx'

interface JobMapProps {
  search: JobSearch
  picked: string | undefined
  onPick: (id: string) => void
  onArea: (area: Area) => void
  /** True if no pane shows the selected job. */
  alone: boolean
}

/** Map of the search results; selecting a pin selects the job in the list. */
export function JobMap({ search, picked, onPick, onArea, alone }: JobMapProps) {
  const found = useQuery(jobMap(search))
  const { data } = found
  const chosen = alone && data?.pins.find(({ _id }) => _id === picked)
  const choose = (id: string) => {
    onPick(id)
    document.querySelector(`[data-on-map="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <SearchMap
      found={found}
      pinOf={pinOf}
      label={t.jobMapLabel}
      empty={t.jobMapEmpty}
      selected={picked}
      onPick={choose}
      onArea={(area) => onArea({ ...area, radius: Math.min(area.radius, limits.radiusKm) })}
      groupWords={groupWords}
      note={data ? noteOf(data) : ''}
    >
      {chosen && <MapChoice job={chosen} />}
    </SearchMap>
  )
}
