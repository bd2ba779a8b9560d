const MINUTE = 60_000

/** The zone of this device, e.g. "America/Boise". */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** All zones that the device knows, that of the device first. */
export function timeZones(): string[] {
  const own = deviceZone()
  return [own, ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own)]
}

/** What the clocks of a zone show at an instant, as if it were UTC; both in milliseconds. */
function clockAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
}

/** The instant (ISO 8601, UTC) at which clocks of the zone show `local` ("2026-11-22T10:00"); undefined for no time. */
export function instantIn(zone: string, local: string): string | undefined {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return undefined
  // A second look, because the offset of the first guess may be that of the other side of a change of clocks.
  let instant = wanted
  for (let look = 0; look < 2; look += 1) instant += wanted - clockAt(instant, zone)
  return new Date(Math.floor(instant / MINUTE) * MINUTE).toISOString()
}

/** `local` moved by minutes, in the same form. */
export const laterBy = (local: string, minutes: number): string =>
  new Date(Date.parse(`${local}Z`) + minutes * MINUTE).toISOString().slice(0, 16)

/** Tomorrow at ten, by the clocks of this device. */
export function tomorrowAtTen(now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 10)
  return new Date(day.getTime() - day.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)
}
