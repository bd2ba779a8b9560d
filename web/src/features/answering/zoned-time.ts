import { currentZone, formerNames } from '@hearback/contract/values/zones.ts'
import { deviceZone } from '../../ui/text/device-zone.ts'

/** Time zones of the device by their current names, its own and UTC first. Labels include former names for search. */
export function timeZones(): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => currentZone(zone) ?? zone)
  return [...new Set([deviceZone(), 'UTC', ...known.toSorted()])].map((zone) => ({ value: zone, label: labelOf(zone) }))
}

/** Label such as "Asia/Kolkata (Calcutta)", because users may search for the former name. */
function labelOf(zone: string): string {
  const former = formerNames(zone).map((name) => name.split('/').at(-1)?.replaceAll('_', ' '))
  return zone === 'UTC' || former.length === 0 ? zone : `${zone} (${former.join(', ')})`
}
