const MINUTE = 60_000

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

/**
 * The instant (ISO 8601, UTC) at which clocks of the zone show `local` ("2026-11-22T10:00"); undefined for no time.
 * Throws a RangeError where `zone` is no IANA time zone.
 */
export function instantIn(zone: string, local: string): string | undefined {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return undefined
  // A second look, because the offset of the first guess may be that of the other side of a change of clocks.
  let instant = wanted
  for (let look = 0; look < 2; look += 1) instant += wanted - clockAt(instant, zone)
  return new Date(Math.floor(instant / MINUTE) * MINUTE).toISOString()
}
