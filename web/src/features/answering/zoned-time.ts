import { currentZone, formerNames } from '@hearback/contract/values/zones.ts'
import { serverNow } from '../../clock.ts'
import { deviceZone } from '../../ui/text/times.ts'

const MINUTE = 60_000

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

/** Adds minutes to a local time, in the same format. */
export const laterBy = (local: string, minutes: number): string =>
  new Date(Date.parse(`${local}Z`) + minutes * MINUTE).toISOString().slice(0, 16)

/** Tomorrow at 10:00 in the device's time zone. */
export function tomorrowAtTen(now = new Date(serverNow())): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 10)
  return new Date(day.getTime() - day.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)
}
