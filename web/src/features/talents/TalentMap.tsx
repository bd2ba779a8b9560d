import type { TalentMap as Found, TownPin } from '@hearback/contract/jobs/maps.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/maps.ts'
import { useQuery } from '@tanstack/react-query'
import type { Area } from '../../ui/map/area.ts'
import type { MapPin } from '../../ui/map/groups.ts'
import { SearchMap } from '../../ui/map/SearchMap.tsx'
import { talentMap } from './talent-map.queries.ts'
import type { TalentSearch } from './talent-search.ts'

interface TalentMapProps {
  search: TalentSearch
  /** Called with the search label of the selected town. */
  onTown: (label: string) => void
  onArea: (area: Area) => void
}

/** Map of the results by town; selecting one narrows the search to it. */
export function TalentMap({ search, onTown, onArea }: TalentMapProps) {
  const found = useQuery(talentMap(search))
  return (
    <SearchMap
      found={found}
      pinOf={pinOf}
      label={t.talentMapLabel}
      empty={t.talentMapEmpty}
      onPick={onTown}
      onArea={(area) => onArea({ ...area, radius: Math.min(area.radius, limits.radiusKm) })}
      groupWords={() => t.peopleHereUnit}
      note={found.data ? noteOf(found.data) : ''}
    />
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
