import * as t from '@hearback/texts/web/maps.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DialMap } from '../../../ui/map/DialMap.tsx'
import { MapFrame } from '../../../ui/map/MapFrame.tsx'
import { jobMap } from './job-map.queries.ts'
import { groupWords, noteOf, pinOf } from './job-pins.ts'
import type { JobSearch } from './job-search.ts'
import { MapChoice } from './MapChoice.tsx'

export interface JobMapProps {
  search: JobSearch
  picked: string | undefined
  onPick: (id: string) => void
  /** True if no pane shows the selected job. */
  alone?: boolean
}

/** Map of the search results; selecting a pin selects the job in the list. */
export function JobMap({ search, picked, onPick, alone }: JobMapProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(jobMap(search))
  const pins = useMemo(() => data?.pins.map(pinOf) ?? [], [data])
  const chosen = alone && data?.pins.find(({ _id }) => _id === picked)
  const choose = (id: string) => {
    onPick(id)
    document.querySelector(`[data-on-map="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <MapFrame
      circle={data?.circle}
      failed={isError}
      busy={data ? isPlaceholderData : isFetching}
      onRetry={refetch}
      nowhere={t.jobMapEmpty}
    >
      {data?.circle && (
        <DialMap
          key={`${data.circle.latitude} ${data.circle.longitude} ${data.circle.km}`}
          label={t.jobMapLabel}
          circle={data.circle}
          towns={data.towns}
          pins={pins}
          selected={picked}
          onPick={choose}
          groupWords={groupWords}
          note={noteOf(data)}
        >
          {chosen && <MapChoice job={chosen} />}
        </DialMap>
      )}
    </MapFrame>
  )
}
