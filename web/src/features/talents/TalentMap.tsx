import type { TalentMap as Found, TownPin } from '@hearback/contract/jobs/maps.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/maps.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DialMap } from '../../ui/map/DialMap.tsx'
import type { MapPin } from '../../ui/map/groups.ts'
import { MapFrame } from '../../ui/map/MapFrame.tsx'
import { talentMap } from './talent-map.queries.ts'
import type { TalentSearch } from './talent-search.ts'

export interface TalentMapProps {
  search: TalentSearch
  /** Called with the search label of the selected town. */
  onTown: (label: string) => void
}

/** Map of the results by town; selecting one narrows the search to it. */
export function TalentMap({ search, onTown }: TalentMapProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(talentMap(search))
  const pins = useMemo(() => data?.pins.map(pinOf) ?? [], [data])
  return (
    <MapFrame
      circle={data?.circle}
      failed={isError}
      busy={data ? isPlaceholderData : isFetching}
      onRetry={refetch}
      nowhere={t.talentMapEmpty}
    >
      {data?.circle && (
        <DialMap
          key={`${data.circle.latitude} ${data.circle.longitude} ${data.circle.km}`}
          label={t.talentMapLabel}
          circle={data.circle}
          towns={data.towns}
          pins={pins}
          onPick={onTown}
          groupWords={() => t.peopleHereUnit}
          note={noteOf(data)}
        />
      )}
    </MapFrame>
  )
}

function pinOf({ name, label, profiles, latitude, longitude }: TownPin): MapPin {
  const count = profiles.length
  const words = { label: `${name} ${count}`, title: t.peopleUnit(count), note: '' }
  return { id: label, ids: profiles, town: name, ...words, latitude, longitude }
}

function noteOf({ pins, total, totalIsExact }: Found): string {
  const shown = pins.reduce((all, { profiles }) => all + profiles.length, 0)
  const all = `${total.toLocaleString(locale.numbers)}${totalIsExact ? '' : '+'}`
  const some = shown < total ? `${t.peopleShownNote(shown, all)} ` : ''
  return `${some}${t.townCenterNote}`
}
