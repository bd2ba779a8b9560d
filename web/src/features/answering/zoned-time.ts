import { currentZone, formerNames } from '@hearback/contract/zones.ts'
import { serverNow } from '../../clock.ts'
import { deviceZone } from '../../ui/text/times.ts'

const MINUTE = 60_000

/** All zones that the device knows, by their current names, that of the device first, then UTC; a former name is found too. */
export function timeZones(): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone').map((zone) => currentZone(zone) ?? zone)
  return [...new Set([deviceZone(), 'UTC', ...known.toSorted()])].map((zone) => ({ value: zone, label: labelOf(zone) }))
}

/** "Asia/Kolkata (Calcutta)": people look for the name that they know. */
function labelOf(zone: string): string {
  const former = formerNames(zone).map((name) => name.split('/').at(-1)?.replaceAll('_', ' '))
  return zone === 'UTC' || former.length === 0 ? zone : `${zone} (${former.join(', ')})`
}

/** `local` moved by minutes, in the same form. */
export const laterBy = (local: string, minutes: number): string =>
  new Date(Date.parse(`${local}Z`) + minutes * MINUTE).toISOString().slice(0, 16)

/** Tomorrow at ten, in the zone of this device. */
export function tomorrowAtTen(now = new Date(serverNow())): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 10)
  return new Date(day.getTime() - day.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)
}
